CREATE TABLE therapists (therapist_id int PRIMARY KEY, therapist_name text NOT NULL, field text NOT NULL, works_since date NOT NULL, session_fee numeric(5,2) NOT NULL);
CREATE TABLE patients (patient_id int PRIMARY KEY, patient_name text NOT NULL, date_of_birth date NOT NULL, suburb text NOT NULL, phone text, sport text, first_visit date NOT NULL);
CREATE TABLE referrals (referral_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, referring_doctor text NOT NULL, complaint text NOT NULL, issued_on date NOT NULL, sessions_granted int NOT NULL);
CREATE TABLE sessions (session_id int PRIMARY KEY, referral_id int REFERENCES referrals, patient_id int NOT NULL REFERENCES patients, therapist_id int NOT NULL REFERENCES therapists, room text NOT NULL, starts_at timestamp NOT NULL, minutes int NOT NULL, status text NOT NULL, pain_before int, pain_after int);
COMMENT ON COLUMN sessions.status IS 'planned, held, cancelled, missed';
COMMENT ON COLUMN sessions.pain_before IS '0 none to 10 worst';
CREATE TABLE payments (payment_id int PRIMARY KEY, session_id int NOT NULL REFERENCES sessions, payer text NOT NULL, amount numeric(6,2) NOT NULL, received_on date NOT NULL);
