CREATE TABLE building_owner (owner_no int PRIMARY KEY, owner_name text NOT NULL, owner_kind text NOT NULL, billing_city text);
COMMENT ON COLUMN building_owner.owner_kind IS 'housing, hotel, hospital, office';
CREATE TABLE lift (lift_no text PRIMARY KEY, owner_no int NOT NULL REFERENCES building_owner, street text NOT NULL, city text NOT NULL, maker text NOT NULL, built_year int, floors int NOT NULL, load_kg int, taken_out_of_service date);
CREATE TABLE service_contract (contract_no int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, level text NOT NULL, yearly_fee numeric(9,2) NOT NULL, visits_per_year int NOT NULL, signed date NOT NULL, ends date);
CREATE TABLE engineer (eng_no int PRIMARY KEY, eng_name text NOT NULL, region text NOT NULL, since date NOT NULL);
CREATE TABLE maintenance_visit (visit_no int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, eng_no int NOT NULL REFERENCES engineer, planned date NOT NULL, done date, minutes int, defects_found int);
CREATE TABLE breakdown (call_no int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, eng_no int REFERENCES engineer, called_at timestamp NOT NULL, arrived_at timestamp, working_again_at timestamp, people_trapped int NOT NULL, cause text);
CREATE TABLE inspection (insp_no int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, inspected date NOT NULL, passed boolean NOT NULL, next_due date NOT NULL);
CREATE TABLE repair_offer (offer_no int PRIMARY KEY, lift_no text NOT NULL REFERENCES lift, offered date NOT NULL, amount numeric(10,2) NOT NULL, accepted date, rejected date, invoiced date);
