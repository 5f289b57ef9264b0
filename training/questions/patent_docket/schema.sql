CREATE TABLE client (client_id int PRIMARY KEY, name text NOT NULL, country char(2) NOT NULL, sector text, since date NOT NULL);
CREATE TABLE attorney (attorney_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, bar_number text, hourly_rate numeric(8,2) NOT NULL, left_on date);
CREATE TABLE patent_office (code text PRIMARY KEY, name text NOT NULL, currency char(3) NOT NULL);
CREATE TABLE application (application_id int PRIMARY KEY, docket_ref text NOT NULL UNIQUE, title text NOT NULL, client_id int NOT NULL REFERENCES client, lead_attorney_id int REFERENCES attorney, office_code text NOT NULL REFERENCES patent_office, parent_id int REFERENCES application, filed_on date NOT NULL, published_on date, granted_on date, abandoned_on date, claim_count int NOT NULL);
CREATE TABLE inventor (inventor_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, employer text);
CREATE TABLE application_inventor (application_id int REFERENCES application, inventor_id int REFERENCES inventor, PRIMARY KEY (application_id, inventor_id));
CREATE TABLE deadline (deadline_id int PRIMARY KEY, application_id int NOT NULL REFERENCES application, action text NOT NULL, due_on date NOT NULL, done_on date, extended boolean NOT NULL DEFAULT false);
CREATE TABLE official_fee (fee_id int PRIMARY KEY, application_id int NOT NULL REFERENCES application, fee_type text NOT NULL, amount numeric(10,2) NOT NULL, currency char(3) NOT NULL, paid_on date);
