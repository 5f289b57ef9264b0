CREATE TABLE tenant (tenant_uuid text PRIMARY KEY, company text NOT NULL, tier_id int NOT NULL, signed date NOT NULL, blocked boolean NOT NULL DEFAULT false);
CREATE TABLE tier (tier_id int PRIMARY KEY, tier_name text NOT NULL, base_fee numeric(8,2) NOT NULL, calls_included int NOT NULL, price_per_extra numeric(8,5) NOT NULL);
ALTER TABLE tenant ADD FOREIGN KEY (tier_id) REFERENCES tier;
CREATE TABLE api_key (key_id int PRIMARY KEY, tenant_uuid text NOT NULL REFERENCES tenant, label text NOT NULL, issued_on date NOT NULL, revoked_on date, last_used_on date);
CREATE TABLE endpoint (endpoint_id int PRIMARY KEY, method text NOT NULL, route text NOT NULL, deprecated boolean NOT NULL, sla_ms int NOT NULL);
CREATE TABLE usage_day (key_id int NOT NULL REFERENCES api_key, endpoint_id int NOT NULL REFERENCES endpoint, day date NOT NULL, calls int NOT NULL, errors_4xx int NOT NULL, errors_5xx int NOT NULL, avg_ms int NOT NULL, PRIMARY KEY (key_id, endpoint_id, day));
CREATE TABLE incident (incident_id int PRIMARY KEY, endpoint_id int REFERENCES endpoint, began timestamp NOT NULL, ended timestamp, sev int NOT NULL, summary text NOT NULL);
