CREATE TABLE gp_practice (practice_code text PRIMARY KEY, practice_name text NOT NULL);
CREATE TABLE specialty (spec_id int PRIMARY KEY, spec_name text NOT NULL, target_days int NOT NULL);
CREATE TABLE referral_letter (ref_no int PRIMARY KEY, practice_code text NOT NULL REFERENCES gp_practice, spec_id int NOT NULL REFERENCES specialty, patient_code text NOT NULL, written_on date NOT NULL, received_on date NOT NULL, triaged_on date, triage_result text, appointment_on date, attended boolean, outcome_letter_on date);
COMMENT ON COLUMN referral_letter.triage_result IS 'accepted, advice only, sent back';
CREATE TABLE letter_attachment (att_id int PRIMARY KEY, ref_no int NOT NULL REFERENCES referral_letter, att_kind text NOT NULL);
