CREATE TABLE technicians (tech_id int PRIMARY KEY, tech_name text NOT NULL, hired_on date NOT NULL, rides_with int REFERENCES technicians);
CREATE TABLE pools (pool_id int PRIMARY KEY, owner_name text NOT NULL, suburb text NOT NULL, litres int NOT NULL, salt boolean NOT NULL, regular_tech int REFERENCES technicians, visit_price numeric(6,2) NOT NULL, signed_up date NOT NULL, stopped date);
CREATE TABLE chemicals (chem_id int PRIMARY KEY, chem_name text NOT NULL, unit text NOT NULL, unit_cost numeric(6,2) NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, pool_id int NOT NULL REFERENCES pools, tech_id int NOT NULL REFERENCES technicians, visit_date date NOT NULL, minutes int NOT NULL, ph_before numeric(3,1) NOT NULL, ph_after numeric(3,1), green boolean NOT NULL, charged numeric(6,2) NOT NULL, paid_date date);
CREATE TABLE doses (visit_id int NOT NULL REFERENCES visits, chem_id int NOT NULL REFERENCES chemicals, quantity numeric(5,2) NOT NULL, PRIMARY KEY (visit_id, chem_id));
