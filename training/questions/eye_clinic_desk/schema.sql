CREATE TABLE opticians (optician_id int PRIMARY KEY, full_name text NOT NULL, title text, joined_on date NOT NULL);
CREATE TABLE patients (patient_id int PRIMARY KEY, full_name text NOT NULL, birth_date date NOT NULL, city text NOT NULL, phone text, insurer text, first_seen_on date NOT NULL);
CREATE TABLE eye_tests (test_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, optician_id int NOT NULL REFERENCES opticians, tested_on date NOT NULL, left_dioptre numeric(4,2) NOT NULL, right_dioptre numeric(4,2) NOT NULL, next_test_due date);
CREATE TABLE frames (frame_id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, colour text NOT NULL, price numeric(6,2) NOT NULL, in_stock int NOT NULL);
CREATE TABLE glasses_orders (order_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, frame_id int REFERENCES frames, lens_type text NOT NULL, ordered_on date NOT NULL, ready_on date, collected_on date, price numeric(7,2) NOT NULL, insurer_share numeric(7,2) NOT NULL);
CREATE TABLE bookings (booking_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, optician_id int NOT NULL REFERENCES opticians, slot timestamp NOT NULL, purpose text NOT NULL, outcome text);
COMMENT ON COLUMN bookings.outcome IS 'came, cancelled, missed; empty while still to come';
