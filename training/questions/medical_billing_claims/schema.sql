CREATE TABLE practice (practice_id int PRIMARY KEY, practice_name text NOT NULL, speciality text NOT NULL, fee_pct numeric(4,2) NOT NULL, client_since date NOT NULL);
CREATE TABLE payer (payer_id int PRIMARY KEY, payer_name text NOT NULL, kind text NOT NULL CHECK (kind IN ('public','private','self')));
CREATE TABLE encounter (encounter_id int PRIMARY KEY, practice_id int NOT NULL REFERENCES practice, payer_id int NOT NULL REFERENCES payer, service_date date NOT NULL, received_on date NOT NULL, coder text, coded_on date);
CREATE TABLE claim (claim_no int PRIMARY KEY, encounter_id int NOT NULL REFERENCES encounter, submitted_on date NOT NULL, billed numeric(9,2) NOT NULL, allowed numeric(9,2), status text NOT NULL CHECK (status IN ('submitted','paid','part paid','denied','appealed')), answered_on date);
CREATE TABLE remittance (remit_id int PRIMARY KEY, claim_no int NOT NULL REFERENCES claim, posted_on date NOT NULL, amount numeric(9,2) NOT NULL);
CREATE TABLE denial (denial_id int PRIMARY KEY, claim_no int NOT NULL REFERENCES claim, denied_on date NOT NULL, reason text NOT NULL, appeal_sent_on date, overturned boolean);
CREATE TABLE patient_statement (statement_id int PRIMARY KEY, encounter_id int NOT NULL REFERENCES encounter, mailed_on date NOT NULL, balance numeric(8,2) NOT NULL, paid_on date, sent_to_collections_on date);
