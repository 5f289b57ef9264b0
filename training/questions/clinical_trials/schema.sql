CREATE TABLE trials (
  id int PRIMARY KEY,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  phase smallint NOT NULL,
  sponsor text NOT NULL,
  started_on date NOT NULL,
  ends_on date,
  target_enrolment int NOT NULL
);
CREATE TABLE sites (
  id int PRIMARY KEY,
  hospital text NOT NULL,
  city text NOT NULL,
  investigator text NOT NULL,
  activated_on date
);
CREATE TABLE trial_sites (
  trial_id int NOT NULL REFERENCES trials(id),
  site_id int NOT NULL REFERENCES sites(id),
  fee_per_visit numeric(8,2) NOT NULL,
  PRIMARY KEY (trial_id, site_id)
);
CREATE TABLE participants (
  id int PRIMARY KEY,
  subject_code text NOT NULL UNIQUE,
  trial_id int NOT NULL REFERENCES trials(id),
  site_id int NOT NULL REFERENCES sites(id),
  sex char(1) NOT NULL,
  birth_year int NOT NULL,
  arm text,
  screened_on date NOT NULL,
  randomised_on date,
  withdrawn_on date,
  withdrawal_reason text
);
CREATE TABLE visits (
  id int PRIMARY KEY,
  participant_id int NOT NULL REFERENCES participants(id),
  visit_no int NOT NULL,
  due_on date NOT NULL,
  done_on date,
  weight_kg numeric(5,1),
  systolic int
);
CREATE TABLE adverse_events (
  id int PRIMARY KEY,
  participant_id int NOT NULL REFERENCES participants(id),
  term text NOT NULL,
  grade smallint NOT NULL,
  serious boolean NOT NULL,
  related boolean,
  began_on date NOT NULL,
  resolved_on date,
  reported_on date NOT NULL
);
CREATE TABLE data_queries (
  id int PRIMARY KEY,
  visit_id int NOT NULL REFERENCES visits(id),
  raised_on date NOT NULL,
  question text NOT NULL,
  answered_on date
);
COMMENT ON COLUMN trials.phase IS 'phase of the study, 1 to 4';
COMMENT ON COLUMN participants.arm IS 'treatment group, null until randomised';
COMMENT ON COLUMN adverse_events.related IS 'judged by the investigator as related to the drug, null while not judged';
COMMENT ON COLUMN visits.done_on IS 'null: visit not done (yet)';
