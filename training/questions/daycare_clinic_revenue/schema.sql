CREATE TABLE departments (dept_id int PRIMARY KEY, dept_name text NOT NULL);
CREATE TABLE doctors (doctor_id int PRIMARY KEY, doctor_name text NOT NULL, dept_id int NOT NULL REFERENCES departments, employed_since date NOT NULL, part_time_pct int NOT NULL);
CREATE TABLE patients (patient_id int PRIMARY KEY, patient_name text NOT NULL, birth_date date NOT NULL, sex char(1), insurer text, registered_on date NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor_id int NOT NULL REFERENCES doctors, booked_at timestamptz NOT NULL, scheduled_at timestamptz NOT NULL, arrived_at timestamptz, seen_at timestamptz, left_at timestamptz, visit_status text NOT NULL, referred boolean NOT NULL);
CREATE TABLE treatments (treatment_code text PRIMARY KEY, label text NOT NULL, list_price numeric(8,2) NOT NULL);
CREATE TABLE visit_treatments (visit_id int NOT NULL REFERENCES visits, treatment_code text NOT NULL REFERENCES treatments, units int NOT NULL, charged numeric(8,2) NOT NULL, PRIMARY KEY (visit_id, treatment_code));
CREATE TABLE claims (claim_id int PRIMARY KEY, visit_id int NOT NULL UNIQUE REFERENCES visits, submitted_on date NOT NULL, claimed numeric(9,2) NOT NULL, approved numeric(9,2), decided_on date, paid_on date);
COMMENT ON COLUMN visits.visit_status IS 'done, no show, cancelled, planned';
