CREATE TABLE registrant (id int PRIMARY KEY, full_name text NOT NULL, organisation text, email text NOT NULL, country text NOT NULL, verified boolean NOT NULL);
CREATE TABLE suffix (suffix text PRIMARY KEY, registry text NOT NULL, wholesale_price numeric(7,2) NOT NULL, retail_price numeric(7,2) NOT NULL, grace_days int NOT NULL);
CREATE TABLE domain (id int PRIMARY KEY, name text NOT NULL UNIQUE, suffix text NOT NULL REFERENCES suffix, registrant_id int NOT NULL REFERENCES registrant, registered date NOT NULL, expires date NOT NULL, auto_renew boolean NOT NULL, state text NOT NULL, privacy boolean NOT NULL);
CREATE TABLE renewal (id int PRIMARY KEY, domain_id int NOT NULL REFERENCES domain, renewed_on date NOT NULL, years int NOT NULL, charged numeric(8,2) NOT NULL);
CREATE TABLE transfer (id int PRIMARY KEY, domain_id int NOT NULL REFERENCES domain, direction text NOT NULL, other_registrar text NOT NULL, opened date NOT NULL, finished date, outcome text);
CREATE TABLE dns_record (id int PRIMARY KEY, domain_id int NOT NULL REFERENCES domain, record_type text NOT NULL, host text NOT NULL, value text NOT NULL, ttl int NOT NULL, changed timestamptz NOT NULL);
CREATE TABLE abuse_complaint (id int PRIMARY KEY, domain_id int NOT NULL REFERENCES domain, complaint_type text NOT NULL, received timestamptz NOT NULL, resolved timestamptz, complainant text);
