CREATE TABLE clinic (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE physio (id int PRIMARY KEY, name text NOT NULL, clinic_id int NOT NULL REFERENCES clinic(id), speciality text, hours_per_week numeric(4,1) NOT NULL);
CREATE TABLE referral (id int PRIMARY KEY, patient text NOT NULL, date_of_birth date NOT NULL, referred_on date NOT NULL, referred_by text NOT NULL, urgency text NOT NULL, body_part text NOT NULL, clinic_id int NOT NULL REFERENCES clinic(id), target_date date NOT NULL, first_seen date, closed_on date, close_reason text);
COMMENT ON COLUMN referral.urgency IS 'urgent, soon, routine';
COMMENT ON COLUMN referral.target_date IS 'patient should be seen by this date';
CREATE TABLE treatment (id int PRIMARY KEY, referral_id int NOT NULL REFERENCES referral(id), physio_id int NOT NULL REFERENCES physio(id), on_date date NOT NULL, minutes int NOT NULL, mode text NOT NULL, attended boolean NOT NULL);
COMMENT ON COLUMN treatment.mode IS 'in person, video, phone';
CREATE TABLE score (id int PRIMARY KEY, referral_id int NOT NULL REFERENCES referral(id), taken_on date NOT NULL, pain int NOT NULL, function_score int NOT NULL);
