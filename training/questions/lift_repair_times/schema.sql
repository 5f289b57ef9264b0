CREATE TABLE building (building_id int PRIMARY KEY, address text NOT NULL, owner_name text NOT NULL, contract_fee_month numeric(8,2), sla_hours int);
COMMENT ON COLUMN building.sla_hours IS 'hours within which somebody must be on site; NULL without a contract';
CREATE TABLE lift (lift_id int PRIMARY KEY, building_id int NOT NULL REFERENCES building, lift_no text NOT NULL, maker text NOT NULL, built_year int NOT NULL, floors int NOT NULL, next_inspection date);
CREATE TABLE technician (tech_id int PRIMARY KEY, tech_name text NOT NULL, hourly_cost numeric(6,2) NOT NULL);
CREATE TABLE callout (callout_id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, tech_id int REFERENCES technician, reported_at timestamp NOT NULL, arrived_at timestamp, fixed_at timestamp, fault text NOT NULL, trapped_people int NOT NULL DEFAULT 0, billable boolean NOT NULL);
CREATE TABLE part (part_id int PRIMARY KEY, part_name text NOT NULL, cost numeric(8,2) NOT NULL, price numeric(8,2) NOT NULL);
CREATE TABLE callout_part (callout_id int NOT NULL REFERENCES callout, part_id int NOT NULL REFERENCES part, qty int NOT NULL, PRIMARY KEY (callout_id, part_id));
