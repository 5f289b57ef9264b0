CREATE TABLE dentists (dentist_id int PRIMARY KEY, dentist_name text NOT NULL, speciality text, room int NOT NULL);
CREATE TABLE patients (patient_id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, birth_date date NOT NULL, insurance_fund text, recall_due date);
CREATE TABLE treatments (code text PRIMARY KEY, treatment text NOT NULL, fee numeric(7,2) NOT NULL, minutes int NOT NULL);
CREATE TABLE appointments (appt_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, dentist_id int NOT NULL REFERENCES dentists, starts_at timestamp NOT NULL, booked_at date NOT NULL, outcome text);
CREATE TABLE treatment_done (done_id int PRIMARY KEY, appt_id int NOT NULL REFERENCES appointments, code text NOT NULL REFERENCES treatments, tooth int, fee_charged numeric(7,2) NOT NULL, fund_share numeric(7,2) NOT NULL);
CREATE TABLE patient_bills (bill_no int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, billed_on date NOT NULL, amount numeric(8,2) NOT NULL, paid numeric(8,2) NOT NULL, last_reminder date);
COMMENT ON COLUMN appointments.outcome IS 'seen, no_show, cancelled; null while ahead';
COMMENT ON COLUMN treatment_done.fund_share IS 'part of the fee the insurance fund pays';
