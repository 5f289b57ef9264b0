CREATE TABLE nurse (
  nurse_id int PRIMARY KEY,
  nurse_name text NOT NULL,
  band int NOT NULL,
  patch text,
  can_prescribe boolean NOT NULL
);
CREATE TABLE patient (
  patient_id int PRIMARY KEY,
  pt_name text NOT NULL,
  sex char(1) NOT NULL,
  dob date NOT NULL,
  patch text NOT NULL,
  key_safe_code text,
  named_nurse int REFERENCES nurse,
  on_caseload_from date NOT NULL,
  discharged date,
  diabetic boolean NOT NULL
);
CREATE TABLE home_visit (
  visit_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  nurse_id int REFERENCES nurse,
  due_at timestamp NOT NULL,
  started_at timestamp,
  finished_at timestamp,
  task text NOT NULL, -- dressing, insulin, bloods, catheter, injection
  no_access boolean NOT NULL DEFAULT false
);
CREATE TABLE wound (
  wound_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  site text NOT NULL,
  grade int,
  found_on date NOT NULL,
  healed_on date
);
CREATE TABLE equipment_loan (
  loan_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  item text NOT NULL,
  delivered_on date NOT NULL,
  return_due date,
  collected_on date
);
