CREATE TABLE building (building_id int PRIMARY KEY, address text NOT NULL, district text NOT NULL, manager_firm text NOT NULL, storeys int NOT NULL);
CREATE TABLE lift (lift_no text PRIMARY KEY, building_id int NOT NULL REFERENCES building, maker text NOT NULL, built_year int NOT NULL, load_persons int NOT NULL, last_inspection date, out_of_service_since date);
CREATE TABLE service_contract (contract_id int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, tier text NOT NULL CHECK (tier IN ('basic','plus','full')), yearly_fee numeric(8,2) NOT NULL, begins date NOT NULL, ends date);
CREATE TABLE fitter (fitter_id int PRIMARY KEY, fitter_name text NOT NULL, area text NOT NULL, phone text);
CREATE TABLE callout (callout_id int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, reported timestamp NOT NULL, trapped boolean NOT NULL DEFAULT false, fault text NOT NULL, fitter_id int REFERENCES fitter, arrived timestamp, repaired timestamp, night_rate boolean NOT NULL DEFAULT false);
CREATE TABLE maintenance_visit (visit_id int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, planned_for date NOT NULL, done_on date, fitter_id int REFERENCES fitter, remarks text);
CREATE TABLE charge (charge_id int PRIMARY KEY, callout_id int NOT NULL REFERENCES callout, labour numeric(8,2) NOT NULL, material numeric(8,2) NOT NULL, billed_on date NOT NULL, paid_on date);
