CREATE TABLE site (site_code char(3) PRIMARY KEY, site_name text NOT NULL);
CREATE TABLE clinician (clin_id int PRIMARY KEY, clin_name text NOT NULL, grade text NOT NULL, site_code char(3) NOT NULL REFERENCES site);
CREATE TABLE patient (pat_id int PRIMARY KEY, pat_name text NOT NULL, dob date NOT NULL, postcode text);
CREATE TABLE referral (ref_id int PRIMARY KEY, pat_id int NOT NULL REFERENCES patient, specialty text NOT NULL, sent_on date NOT NULL, triaged_on date, urgent boolean NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, pat_id int NOT NULL REFERENCES patient, ref_id int REFERENCES referral, clin_id int NOT NULL REFERENCES clinician, slot_at timestamp NOT NULL, checked_in_at timestamp, called_at timestamp, left_at timestamp, outcome text);
COMMENT ON COLUMN visit.outcome IS 'discharged, follow-up, dna (did not attend); empty for future visits';
CREATE TABLE test_order (test_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, test_name text NOT NULL, ordered_at timestamp NOT NULL, result_at timestamp, cost numeric(7,2) NOT NULL);
CREATE TABLE tariff (specialty text PRIMARY KEY, first_visit numeric(7,2) NOT NULL, follow_up numeric(7,2) NOT NULL);
