CREATE TABLE tbl_street (street_id serial PRIMARY KEY, street_name text NOT NULL, district text NOT NULL, main_road smallint NOT NULL);
CREATE TABLE tbl_reporter (reporter_id int PRIMARY KEY, nickname text NOT NULL, registered_on date NOT NULL);
CREATE TABLE tbl_report (report_id int PRIMARY KEY, street_id int NOT NULL REFERENCES tbl_street, reporter_id int REFERENCES tbl_reporter, reported_at timestamp NOT NULL, depth_cm int NOT NULL, width_cm int NOT NULL, promised_by date, closed_on date, duplicate_of int REFERENCES tbl_report);
CREATE TABLE tbl_gang (gang_id int PRIMARY KEY, gang_name text NOT NULL, contractor text);
CREATE TABLE tbl_repair (repair_id int PRIMARY KEY, report_id int NOT NULL REFERENCES tbl_report, gang_id int NOT NULL REFERENCES tbl_gang, repaired_on date NOT NULL, asphalt_kg numeric(6,1) NOT NULL, cost numeric(8,2) NOT NULL, temporary smallint NOT NULL);
CREATE TABLE tbl_claim (claim_id int PRIMARY KEY, report_id int NOT NULL REFERENCES tbl_report, vehicle text NOT NULL, claimed numeric(8,2) NOT NULL, settled numeric(8,2), received_on date NOT NULL);
COMMENT ON COLUMN tbl_street.main_road IS '1 = main road';
COMMENT ON COLUMN tbl_repair.temporary IS '1 = temporary fill only';
COMMENT ON COLUMN tbl_gang.contractor IS 'null when it is our own gang';
