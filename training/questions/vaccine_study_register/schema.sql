CREATE TABLE trial_arm (arm char(1) PRIMARY KEY, arm_label text NOT NULL, dose_ug int NOT NULL);
CREATE TABLE site (site_no int PRIMARY KEY, city text NOT NULL, country text NOT NULL, investigator text NOT NULL, target_n int NOT NULL, opened date NOT NULL);
CREATE TABLE subject (subj text PRIMARY KEY, site_no int NOT NULL REFERENCES site, arm char(1) REFERENCES trial_arm, sex text NOT NULL, age int NOT NULL, screened date NOT NULL, randomised date, withdrew date, withdraw_why text);
COMMENT ON COLUMN subject.arm IS 'empty when the person failed screening';
CREATE TABLE visit (visit_id int PRIMARY KEY, subj text NOT NULL REFERENCES subject, visit_code text NOT NULL, planned date NOT NULL, done date);
CREATE TABLE titre (visit_id int NOT NULL REFERENCES visit, assay text NOT NULL, result numeric(9,1), below_limit boolean NOT NULL, PRIMARY KEY (visit_id, assay));
CREATE TABLE adverse_event (ae_id int PRIMARY KEY, subj text NOT NULL REFERENCES subject, term text NOT NULL, grade int NOT NULL, serious boolean NOT NULL, onset date NOT NULL, resolved date);
CREATE TABLE site_payment (pay_no int PRIMARY KEY, site_no int NOT NULL REFERENCES site, per_visit numeric(7,2) NOT NULL, visits int NOT NULL, overhead numeric(8,2) NOT NULL, paid date);
