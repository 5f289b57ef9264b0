CREATE TABLE therapist (id int PRIMARY KEY, full_name text NOT NULL, speciality text NOT NULL, hired date NOT NULL, weekly_slots int NOT NULL);
CREATE TABLE patient (id int PRIMARY KEY, full_name text NOT NULL, born date NOT NULL, insurer text, referred_by text);
CREATE TABLE treatment (code text PRIMARY KEY, label text NOT NULL, minutes int NOT NULL, fee_cents int NOT NULL);
CREATE TABLE appointment (id int PRIMARY KEY, therapist_id int NOT NULL REFERENCES therapist(id), patient_id int NOT NULL REFERENCES patient(id), treatment_code text NOT NULL REFERENCES treatment(code), booked_at timestamp NOT NULL, starts_at timestamp NOT NULL, state char(1) NOT NULL);
COMMENT ON COLUMN appointment.state IS 'P planned, D attended, N no-show, C cancelled by patient';
CREATE TABLE noshow_charge (appointment_id int PRIMARY KEY REFERENCES appointment(id), charged_on date NOT NULL, amount_cents int NOT NULL, paid_on date);
