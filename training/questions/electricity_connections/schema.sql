CREATE TABLE conn_request (req_no int PRIMARY KEY, applicant text NOT NULL, municipality text NOT NULL, kw_wanted numeric(7,1) NOT NULL, purpose text NOT NULL, received_on date NOT NULL, quoted_on date, quote_eur numeric(10,2), accepted_on date, rejected_on date);
COMMENT ON COLUMN conn_request.purpose IS 'house, solar, charging, heat pump, factory';
CREATE TABLE conn_job (job_no int PRIMARY KEY, req_no int NOT NULL REFERENCES conn_request, crew_no int, planned_on date NOT NULL, started_on date, energised_on date, cable_m int NOT NULL, cost_eur numeric(10,2));
CREATE TABLE conn_crew (crew_no int PRIMARY KEY, crew_name text NOT NULL, members int NOT NULL, based_in text NOT NULL);
ALTER TABLE conn_job ADD FOREIGN KEY (crew_no) REFERENCES conn_crew;
CREATE TABLE road_permit (permit_no int PRIMARY KEY, job_no int NOT NULL REFERENCES conn_job, asked_on date NOT NULL, granted_on date, valid_until date);
CREATE TABLE conn_complaint (compl_no int PRIMARY KEY, req_no int NOT NULL REFERENCES conn_request, raised_on date NOT NULL, settled_on date, about text NOT NULL);
