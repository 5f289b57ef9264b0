CREATE TABLE patients (id int PRIMARY KEY, full_name text NOT NULL, town text NOT NULL, skin_type int NOT NULL, first_seen date NOT NULL, referred_by int REFERENCES patients);
COMMENT ON COLUMN patients.skin_type IS 'Fitzpatrick scale, 1 very fair to 6 very dark';
COMMENT ON COLUMN patients.referred_by IS 'patient who sent this one to us';
CREATE TABLE machines (id int PRIMARY KEY, label text NOT NULL, bought_on date NOT NULL, price numeric(9,2) NOT NULL);
CREATE TABLE laserists (id int PRIMARY KEY, name text NOT NULL, licence_until date NOT NULL);
CREATE TABLE tattoos (id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, body_part text NOT NULL, colours text NOT NULL, size_cm2 int NOT NULL, sessions_planned int NOT NULL, finished_on date);
CREATE TABLE sessions (id int PRIMARY KEY, tattoo_id int NOT NULL REFERENCES tattoos, laserist_id int NOT NULL REFERENCES laserists, machine_id int NOT NULL REFERENCES machines, starts_at timestamp NOT NULL, booked_on date NOT NULL, minutes int NOT NULL, fee numeric(7,2) NOT NULL, discount numeric(6,2) NOT NULL, pain_score int, cancelled_at timestamp);
