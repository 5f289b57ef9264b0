CREATE TABLE ward (
  ward_code varchar(4) PRIMARY KEY,
  ward_name varchar(50) NOT NULL,
  population int NOT NULL,
  councillor varchar(60)
);
CREATE TABLE road (
  road_id int PRIMARY KEY,
  road_name varchar(60) NOT NULL,
  ward_code varchar(4) NOT NULL REFERENCES ward(ward_code),
  road_class varchar(12) NOT NULL,
  length_m int NOT NULL,
  resurfaced_on date
);
CREATE TABLE resident (
  resident_id int PRIMARY KEY,
  display_name varchar(60) NOT NULL,
  email varchar(80),
  ward_code varchar(4) REFERENCES ward(ward_code),
  registered_on date NOT NULL
);
CREATE TABLE fault_report (
  report_no int PRIMARY KEY,
  resident_id int REFERENCES resident(resident_id),
  road_id int NOT NULL REFERENCES road(road_id),
  fault_type varchar(30) NOT NULL,
  channel varchar(12) NOT NULL,
  reported_at timestamp NOT NULL,
  status varchar(15) NOT NULL,
  duplicate_of int REFERENCES fault_report(report_no)
);
CREATE TABLE inspector (
  inspector_id int PRIMARY KEY,
  inspector_name varchar(60) NOT NULL,
  started_on date NOT NULL,
  ended_on date
);
CREATE TABLE inspection (
  inspection_id int PRIMARY KEY,
  report_no int NOT NULL REFERENCES fault_report(report_no),
  inspector_id int NOT NULL REFERENCES inspector(inspector_id),
  inspected_on date NOT NULL,
  hazard_score int NOT NULL,
  depth_mm int
);
CREATE TABLE contractor (
  contractor_id int PRIMARY KEY,
  firm_name varchar(60) NOT NULL,
  contract_until date NOT NULL,
  callout_fee numeric(8,2) NOT NULL
);
CREATE TABLE repair_job (
  job_no int PRIMARY KEY,
  report_no int NOT NULL REFERENCES fault_report(report_no),
  contractor_id int NOT NULL REFERENCES contractor(contractor_id),
  ordered_on date NOT NULL,
  target_date date NOT NULL,
  finished_on date,
  estimated_cost numeric(9,2) NOT NULL,
  invoiced_cost numeric(9,2),
  is_redo boolean NOT NULL
);
CREATE TABLE compensation_claim (
  claim_id int PRIMARY KEY,
  report_no int NOT NULL REFERENCES fault_report(report_no),
  claimant_id int NOT NULL REFERENCES resident(resident_id),
  claimed_on date NOT NULL,
  amount_claimed numeric(9,2) NOT NULL,
  amount_paid numeric(9,2),
  decision varchar(12)
);
COMMENT ON COLUMN road.road_class IS 'A road, B road, residential, lane';
COMMENT ON COLUMN fault_report.status IS 'received, inspected, in repair, fixed, rejected';
COMMENT ON COLUMN fault_report.channel IS 'app, web, phone, counter';
COMMENT ON COLUMN inspection.hazard_score IS '1 to 10';
COMMENT ON COLUMN compensation_claim.decision IS 'accepted, refused; empty while open';
