CREATE TABLE researcher (researcher_id int PRIMARY KEY, name text NOT NULL, grp text NOT NULL, started date NOT NULL, supervisor_id int REFERENCES researcher);
CREATE TABLE compound (cas_no text PRIMARY KEY, name text NOT NULL, formula text NOT NULL, molar_mass numeric(7,3) NOT NULL, hazard text, melting_c numeric(6,1), boiling_c numeric(6,1));
CREATE TABLE supplier (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, country text NOT NULL);
CREATE TABLE bottle (bottle_id int PRIMARY KEY, cas_no text NOT NULL REFERENCES compound, supplier_id int NOT NULL REFERENCES supplier, ordered_on date NOT NULL, received_on date, opened_on date, expires_on date, size_g numeric(7,1) NOT NULL, left_g numeric(7,1) NOT NULL, price numeric(7,2) NOT NULL, cabinet text NOT NULL);
COMMENT ON COLUMN bottle.price IS 'for the whole bottle';
CREATE TABLE experiment (exp_id int PRIMARY KEY, title text NOT NULL, run_by int NOT NULL REFERENCES researcher, checked_by int REFERENCES researcher, run_on date NOT NULL, minutes int NOT NULL, yield_pct numeric(5,1), failed boolean NOT NULL DEFAULT false);
CREATE TABLE used (exp_id int REFERENCES experiment, bottle_id int REFERENCES bottle, grams numeric(6,2) NOT NULL, PRIMARY KEY (exp_id, bottle_id));
CREATE TABLE instrument (inst_id int PRIMARY KEY, inst_name text NOT NULL, room text NOT NULL, bought_on date NOT NULL, last_calibrated date);
CREATE TABLE booking (booking_id int PRIMARY KEY, inst_id int NOT NULL REFERENCES instrument, researcher_id int NOT NULL REFERENCES researcher, booked_at timestamp NOT NULL, slot_start timestamp NOT NULL, slot_end timestamp NOT NULL, cancelled_at timestamp);
