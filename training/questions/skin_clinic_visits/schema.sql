CREATE TABLE doctors (doctor_id int PRIMARY KEY, doctor_name text NOT NULL, deputy_of int REFERENCES doctors);
CREATE TABLE patients (patient_id int PRIMARY KEY, patient_name text NOT NULL, born date NOT NULL, insurer text, referred_by_gp boolean NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor_id int NOT NULL REFERENCES doctors, asked_on date NOT NULL, appointment_at timestamp NOT NULL, seen_at timestamp, status text NOT NULL, diagnosis text);
CREATE TABLE biopsies (biopsy_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visits, sent_on date NOT NULL, expected_on date NOT NULL, result_on date, result text, patient_told_on date);
CREATE TABLE bills (bill_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visits, billed_on date NOT NULL, amount numeric(8,2) NOT NULL, insurer_part numeric(8,2) NOT NULL, patient_paid_on date, insurer_paid_on date);
COMMENT ON COLUMN visits.status IS 'seen, missed, cancelled, booked';
COMMENT ON COLUMN biopsies.result IS 'benign, malignant, unclear';
COMMENT ON COLUMN bills.insurer_part IS 'the rest is for the patient';
