CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, region text NOT NULL);
CREATE TABLE hall (hall_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, hall_no text NOT NULL, area_m2 int NOT NULL, heated boolean NOT NULL);
CREATE TABLE tenant (tenant_id int PRIMARY KEY, tenant_name text NOT NULL, trade text);
CREATE TABLE lease (lease_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES hall, tenant_id int NOT NULL REFERENCES tenant, signed_on date NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, rent_per_m2 numeric(6,2) NOT NULL, free_months int NOT NULL, terminated_on date);
CREATE TABLE rent_demand (demand_id int PRIMARY KEY, lease_id int NOT NULL REFERENCES lease, due_on date NOT NULL, rent numeric(10,2) NOT NULL, service_charge numeric(9,2) NOT NULL, paid_on date);
CREATE TABLE upkeep (upkeep_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES hall, kind text NOT NULL, ordered_on date NOT NULL, finished_on date, cost numeric(9,2));
COMMENT ON COLUMN lease.rent_per_m2 IS 'per month';
