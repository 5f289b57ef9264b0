CREATE TABLE practice (practice_id int PRIMARY KEY, practice_name text NOT NULL, treatment_rooms int NOT NULL);
CREATE TABLE therapist (therapist_id int PRIMARY KEY, therapist_name text NOT NULL, practice_id int NOT NULL REFERENCES practice, weekly_hours int NOT NULL, joined_on date NOT NULL);
CREATE TABLE patient (patient_id int PRIMARY KEY, patient_name text NOT NULL, birth_year int, insurer text, registered_on date NOT NULL);
CREATE TABLE treatment (treatment_id int PRIMARY KEY, treatment_name text NOT NULL, minutes int NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE referral (referral_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patient, referred_on date NOT NULL, sessions_prescribed int NOT NULL, diagnosis text NOT NULL);
CREATE TABLE appointment (appointment_id int PRIMARY KEY, referral_id int NOT NULL REFERENCES referral, therapist_id int NOT NULL REFERENCES therapist, treatment_id int NOT NULL REFERENCES treatment, starts_at timestamp NOT NULL, booked_on date NOT NULL, outcome text CHECK (outcome IN ('attended','no show','cancelled')));
CREATE TABLE bill (bill_id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointment, billed_on date NOT NULL, insurer_part numeric(6,2) NOT NULL, patient_part numeric(6,2) NOT NULL, paid_on date);
COMMENT ON COLUMN appointment.outcome IS 'empty while the appointment lies ahead';
