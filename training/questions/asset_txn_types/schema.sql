CREATE TABLE thing (thing_id int PRIMARY KEY, thing_type char(3) NOT NULL, tag text NOT NULL, descr text NOT NULL, maker text, serial_no text, parent_id int REFERENCES thing(thing_id), bought_on date, price numeric(9,2), warranty_to date, gone_on date);
CREATE TABLE person (person_id int PRIMARY KEY, person_type char(1) NOT NULL, full_name text NOT NULL, unit_id int, left_on date);
CREATE TABLE unit (unit_id int PRIMARY KEY, unit_type char(1) NOT NULL, unit_name text NOT NULL, parent_unit int REFERENCES unit(unit_id));
CREATE TABLE txn (txn_id int PRIMARY KEY, txn_type char(2) NOT NULL, txn_date date NOT NULL, thing_id int NOT NULL REFERENCES thing, person_id int REFERENCES person, unit_id int REFERENCES unit, by_person int REFERENCES person(person_id), due_date date, amount numeric(9,2), note text);
COMMENT ON COLUMN thing.thing_type IS 'LAP laptop, MON monitor, PHO phone, LIC software licence, CAR vehicle';
COMMENT ON COLUMN person.person_type IS 'E employee, X external, T technician';
COMMENT ON COLUMN unit.unit_type IS 'D department, S site';
COMMENT ON COLUMN txn.txn_type IS 'HO handed out, RT returned, RP repaired, LO lost, AU checked in the yearly audit';
COMMENT ON COLUMN txn.by_person IS 'who recorded it';
