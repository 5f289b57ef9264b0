CREATE TABLE patient (id int PRIMARY KEY, name text NOT NULL, birth_date date NOT NULL, phone text, recall_months int NOT NULL);
COMMENT ON COLUMN patient.recall_months IS 'months until the next sight test is advised';
CREATE TABLE optometrist (id int PRIMARY KEY, name text NOT NULL, works_days text NOT NULL);
CREATE TABLE sight_test (id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patient, optometrist_id int NOT NULL REFERENCES optometrist, tested_at timestamp NOT NULL, sphere_left numeric(4,2) NOT NULL, sphere_right numeric(4,2) NOT NULL, pressure_left int, pressure_right int, referred_to_hospital boolean NOT NULL);
CREATE TABLE frame (id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, colour text NOT NULL, retail_price numeric(7,2) NOT NULL, stock int NOT NULL);
CREATE TABLE dispense_order (id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patient, test_id int REFERENCES sight_test, frame_id int REFERENCES frame, lens_type text NOT NULL, ordered_on date NOT NULL, ready_on date, collected_on date, total numeric(8,2) NOT NULL);
CREATE TABLE remake (id int PRIMARY KEY, order_id int NOT NULL REFERENCES dispense_order, remade_on date NOT NULL, reason text NOT NULL);
