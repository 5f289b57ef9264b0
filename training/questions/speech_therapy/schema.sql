CREATE TABLE therapist (therapist_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, speciality text, registered_until date, weekly_hours int);
CREATE TABLE payer (payer_id int PRIMARY KEY, payer_name text NOT NULL, rate_per_session_cents int NOT NULL);
CREATE TABLE client (client_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, born date NOT NULL, guardian_phone text, town text, payer_id int REFERENCES payer, referred_by text, referred_on date NOT NULL, discharged_on date);
CREATE TABLE diagnosis (diagnosis_code text PRIMARY KEY, label text NOT NULL);
CREATE TABLE client_diagnosis (client_id int REFERENCES client, diagnosis_code text REFERENCES diagnosis, severity int CHECK (severity BETWEEN 1 AND 3), PRIMARY KEY (client_id, diagnosis_code));
CREATE TABLE session (session_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, therapist_id int NOT NULL REFERENCES therapist, starts_at timestamptz NOT NULL, minutes int NOT NULL, place text NOT NULL, outcome text NOT NULL, note text);
CREATE TABLE goal (goal_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, wording text NOT NULL, set_on date NOT NULL, due_on date, reached_on date);
CREATE TABLE assessment (assessment_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, therapist_id int REFERENCES therapist, test_name text NOT NULL, taken_on date NOT NULL, score int NOT NULL);
CREATE TABLE device_loan (loan_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, device text NOT NULL, out_on date NOT NULL, due_back date NOT NULL, back_on date);
