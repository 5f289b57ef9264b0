CREATE TABLE building (id int PRIMARY KEY, name text NOT NULL, owner_company text NOT NULL, city text NOT NULL, floors int NOT NULL);
CREATE TABLE lift (id int PRIMARY KEY, building_id int NOT NULL REFERENCES building, label text NOT NULL, manufacturer text NOT NULL, installed_on date NOT NULL, capacity_kg int NOT NULL, decommissioned_on date);
CREATE TABLE technician (id int PRIMARY KEY, name text NOT NULL, certified_until date);
CREATE TABLE contract (id int PRIMARY KEY, building_id int NOT NULL REFERENCES building, level text NOT NULL, monthly_fee numeric(8,2) NOT NULL, starts_on date NOT NULL, ends_on date);
CREATE TABLE breakdown (id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, reported_at timestamp NOT NULL, people_trapped boolean NOT NULL, fault_code text, technician_id int REFERENCES technician, fixed_at timestamp);
CREATE TABLE inspection (id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, technician_id int NOT NULL REFERENCES technician, inspected_on date NOT NULL, result text NOT NULL, next_due date NOT NULL);
CREATE TABLE spare_use (id int PRIMARY KEY, breakdown_id int NOT NULL REFERENCES breakdown, part_name text NOT NULL, pieces int NOT NULL, piece_cost numeric(8,2) NOT NULL);
