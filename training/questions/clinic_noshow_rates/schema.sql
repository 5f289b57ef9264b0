CREATE TABLE practitioners (practitioner_id int PRIMARY KEY, name text NOT NULL, specialty text NOT NULL, room text);
CREATE TABLE patients (patient_id int PRIMARY KEY, name text NOT NULL, birth_date date NOT NULL, registered_on date NOT NULL, insurer text);
CREATE TABLE visit_types (code text PRIMARY KEY, label text NOT NULL, minutes int NOT NULL, fee numeric(7,2) NOT NULL);
CREATE TABLE appointments (appointment_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, practitioner_id int NOT NULL REFERENCES practitioners, type_code text NOT NULL REFERENCES visit_types(code), booked_on date NOT NULL, starts_at timestamp NOT NULL, arrived_at timestamp, seen_at timestamp, state text NOT NULL, booked_via text NOT NULL);
COMMENT ON COLUMN appointments.state IS 'planned, done, no-show, cancelled';
CREATE TABLE bills (bill_id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments, billed_on date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date);
