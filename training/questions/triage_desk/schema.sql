CREATE TABLE tbl_patients (patient_id integer PRIMARY KEY, patient_name text NOT NULL, born_on date, postcode text);
CREATE TABLE tbl_nurses (nurse_id integer PRIMARY KEY, nurse_name text NOT NULL, qualified_for_triage boolean NOT NULL);
CREATE TABLE tbl_visits (
  visit_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES tbl_patients(patient_id),
  came_by text NOT NULL,
  arrived_at timestamp NOT NULL,
  triaged_at timestamp,
  triage_nurse_id integer REFERENCES tbl_nurses(nurse_id),
  urgency integer CHECK (urgency BETWEEN 1 AND 5),
  seen_by_doctor_at timestamp,
  left_at timestamp,
  outcome text
);
COMMENT ON COLUMN tbl_visits.urgency IS '1 = life in danger, 5 = not urgent';
COMMENT ON COLUMN tbl_visits.outcome IS 'home, admitted, walked out or died; empty while still here';
CREATE TABLE tbl_complaints (visit_id integer NOT NULL REFERENCES tbl_visits(visit_id), complaint text NOT NULL, PRIMARY KEY (visit_id, complaint));
CREATE TABLE tbl_scans (scan_id integer PRIMARY KEY, visit_id integer NOT NULL REFERENCES tbl_visits(visit_id), scan_kind text NOT NULL, ordered_at timestamp NOT NULL, done_at timestamp, price numeric(7,2) NOT NULL);
