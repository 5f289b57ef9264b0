CREATE TABLE sponsors (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE trials (
  id int PRIMARY KEY,
  protocol_code text NOT NULL UNIQUE,
  short_title text NOT NULL,
  sponsor_id int NOT NULL REFERENCES sponsors(id),
  phase smallint NOT NULL,
  condition text NOT NULL,
  target_enrolment int NOT NULL,
  started_on date,
  ended_on date,
  stopped_early_reason text
);
CREATE TABLE sites (
  id int PRIMARY KEY,
  hospital text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  investigator text NOT NULL
);
CREATE TABLE trial_sites (
  trial_id int NOT NULL REFERENCES trials(id),
  site_id int NOT NULL REFERENCES sites(id),
  activated_on date,
  payment_per_patient numeric(8,2) NOT NULL,
  PRIMARY KEY (trial_id, site_id)
);
CREATE TABLE participants (
  id int PRIMARY KEY,
  subject_code text NOT NULL UNIQUE,
  trial_id int NOT NULL REFERENCES trials(id),
  site_id int NOT NULL REFERENCES sites(id),
  sex char(1) NOT NULL,
  birth_year int NOT NULL,
  consented_on date NOT NULL,
  randomised_on date,
  arm text,
  withdrawn_on date,
  withdrawal_reason text
);
CREATE TABLE visits (
  id int PRIMARY KEY,
  participant_id int NOT NULL REFERENCES participants(id),
  visit_number int NOT NULL,
  planned_on date NOT NULL,
  done_on date
);
CREATE TABLE lab_results (
  id int PRIMARY KEY,
  visit_id int NOT NULL REFERENCES visits(id),
  test_name text NOT NULL,
  value numeric(8,2) NOT NULL,
  lower_limit numeric(8,2) NOT NULL,
  upper_limit numeric(8,2) NOT NULL
);
CREATE TABLE adverse_events (
  id int PRIMARY KEY,
  participant_id int NOT NULL REFERENCES participants(id),
  event text NOT NULL,
  grade smallint NOT NULL,
  serious boolean NOT NULL,
  related_to_drug boolean,
  began_on date NOT NULL,
  resolved_on date,
  reported_on date NOT NULL
);
