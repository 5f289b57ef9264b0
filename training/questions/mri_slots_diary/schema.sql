CREATE TABLE scanner (scanner_id int PRIMARY KEY, scanner_name text NOT NULL, tesla numeric(2,1) NOT NULL, site text NOT NULL, service_due date NOT NULL);
CREATE TABLE exam_type (exam_code text PRIMARY KEY, exam_name text NOT NULL, std_min int NOT NULL, tariff numeric(7,2) NOT NULL, contrast boolean NOT NULL);
CREATE TABLE referrer (ref_id int PRIMARY KEY, ref_name text NOT NULL, specialty text NOT NULL);
CREATE TABLE exam (exam_id int PRIMARY KEY, patient_ref text NOT NULL, exam_code text NOT NULL REFERENCES exam_type, ref_id int NOT NULL REFERENCES referrer, scanner_id int NOT NULL REFERENCES scanner, requested_on date NOT NULL, slot timestamp NOT NULL, scan_start timestamp, scan_end timestamp, radiologist text, reported_at timestamp, urgency char(1) NOT NULL, fate text NOT NULL);
COMMENT ON COLUMN exam.urgency IS 'R routine, U urgent, X emergency';
COMMENT ON COLUMN exam.fate IS 'planned, scanned, aborted, did not attend';
CREATE TABLE downtime (down_id int PRIMARY KEY, scanner_id int NOT NULL REFERENCES scanner, from_ts timestamp NOT NULL, to_ts timestamp, reason text NOT NULL);
