CREATE TABLE rad_site (site_id int PRIMARY KEY, site_name text NOT NULL);
CREATE TABLE rad_scanner (scanner_id int PRIMARY KEY, site_id int NOT NULL REFERENCES rad_site, modality text NOT NULL, slots_per_day int NOT NULL, installed_on date NOT NULL);
COMMENT ON COLUMN rad_scanner.modality IS 'MRI, CT, XR, US';
CREATE TABLE rad_referrer (referrer_id int PRIMARY KEY, practice text NOT NULL, contract text NOT NULL);
CREATE TABLE rad_exam (exam_id int PRIMARY KEY, referrer_id int NOT NULL REFERENCES rad_referrer, scanner_id int REFERENCES rad_scanner, patient_ref text NOT NULL, body_part text NOT NULL, urgency text NOT NULL, requested_on date NOT NULL, scan_on date, reported_on date, radiologist text, outcome text NOT NULL, charge numeric(7,2));
COMMENT ON COLUMN rad_exam.outcome IS 'waiting, done, did not attend, cancelled';
CREATE TABLE rad_downtime (id int PRIMARY KEY, scanner_id int NOT NULL REFERENCES rad_scanner, started timestamp NOT NULL, hours numeric(5,1) NOT NULL, fault text NOT NULL, repair_cost numeric(9,2));
CREATE TABLE rad_target (urgency text PRIMARY KEY, max_wait_days int NOT NULL);
