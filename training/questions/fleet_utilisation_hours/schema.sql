CREATE TABLE yards (yard_id int PRIMARY KEY, yard_name text NOT NULL, province text NOT NULL);
CREATE TABLE machine_types (type_id int PRIMARY KEY, type_name text NOT NULL, day_rate numeric(8,2) NOT NULL);
CREATE TABLE machines (machine_id int PRIMARY KEY, type_id int NOT NULL REFERENCES machine_types, yard_id int NOT NULL REFERENCES yards, plate text NOT NULL, bought_on date NOT NULL, purchase_price numeric(10,2) NOT NULL, sold_on date);
CREATE TABLE hirers (hirer_id int PRIMARY KEY, hirer_name text NOT NULL, deposit_pct int NOT NULL);
CREATE TABLE hires (hire_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, hirer_id int NOT NULL REFERENCES hirers, out_on date NOT NULL, due_back_on date NOT NULL, back_on date, day_rate_agreed numeric(8,2) NOT NULL, engine_hours numeric(6,1), damage_charge numeric(8,2) NOT NULL);
CREATE TABLE workshop_visits (visit_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, in_on date NOT NULL, out_on date, parts_cost numeric(8,2) NOT NULL, labour_cost numeric(8,2) NOT NULL, planned boolean NOT NULL);
COMMENT ON COLUMN machine_types.day_rate IS 'list price per day';
