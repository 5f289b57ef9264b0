CREATE TABLE centres (
  centre_no text PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  approved_on date NOT NULL,
  status text NOT NULL
);
CREATE TABLE subjects (
  code text PRIMARY KEY,
  title text NOT NULL,
  level text NOT NULL,
  entry_fee numeric(6,2) NOT NULL
);
CREATE TABLE papers (
  id int PRIMARY KEY,
  subject_code text NOT NULL REFERENCES subjects(code),
  series text NOT NULL,
  component int NOT NULL,
  sat_on date NOT NULL,
  minutes int NOT NULL,
  max_mark int NOT NULL,
  pass_mark int
);
CREATE TABLE candidates (
  id int PRIMARY KEY,
  centre_no text NOT NULL REFERENCES centres(centre_no),
  forename text NOT NULL,
  surname text NOT NULL,
  born_on date NOT NULL,
  extra_time boolean NOT NULL
);
CREATE TABLE examiners (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  subject_code text NOT NULL REFERENCES subjects(code),
  team_leader_id int REFERENCES examiners(id),
  rate_per_script numeric(5,2) NOT NULL,
  retired_on date
);
CREATE TABLE scripts (
  id int PRIMARY KEY,
  paper_id int NOT NULL REFERENCES papers(id),
  candidate_id int NOT NULL REFERENCES candidates(id),
  examiner_id int REFERENCES examiners(id),
  mark int,
  marked_on date,
  absent boolean NOT NULL DEFAULT false
);
CREATE TABLE appeals (
  id int PRIMARY KEY,
  script_id int NOT NULL REFERENCES scripts(id),
  lodged_on date NOT NULL,
  decided_on date,
  new_mark int,
  fee numeric(6,2) NOT NULL,
  fee_refunded boolean NOT NULL DEFAULT false
);
