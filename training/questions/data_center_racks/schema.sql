CREATE TABLE hall (hall_id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, opened date NOT NULL, power_limit_kw int NOT NULL);
CREATE TABLE tenant (tenant_id int PRIMARY KEY, name text NOT NULL, account_manager text, since date NOT NULL, currency char(3) NOT NULL);
CREATE TABLE rack (rack_id int PRIMARY KEY, label text NOT NULL UNIQUE, hall_id int NOT NULL REFERENCES hall, tenant_id int REFERENCES tenant, height_u int NOT NULL, monthly_rent numeric(9,2) NOT NULL, leased_until date);
CREATE TABLE device (device_id int PRIMARY KEY, rack_id int NOT NULL REFERENCES rack, hostname text NOT NULL, kind text NOT NULL, vendor text NOT NULL, size_u int NOT NULL, installed date NOT NULL, removed date, warranty_end date);
CREATE TABLE power_reading (reading_id int PRIMARY KEY, rack_id int NOT NULL REFERENCES rack, read_at timestamp NOT NULL, kw numeric(5,2) NOT NULL, inlet_celsius numeric(4,1));
CREATE TABLE visit (visit_id int PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenant, hall_id int NOT NULL REFERENCES hall, visitor text NOT NULL, arrived timestamp NOT NULL, departed timestamp, escorted boolean NOT NULL, purpose text);
CREATE TABLE remote_hands (job_id int PRIMARY KEY, rack_id int NOT NULL REFERENCES rack, technician text NOT NULL, requested timestamp NOT NULL, finished timestamp, minutes_billed int, task text NOT NULL, urgency text NOT NULL);
