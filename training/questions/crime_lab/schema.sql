CREATE TABLE agencies (
  ag_code text PRIMARY KEY,
  agency text NOT NULL,
  county text NOT NULL
);
CREATE TABLE examiners (
  ex_id int PRIMARY KEY,
  ex_name text NOT NULL,
  unit text NOT NULL, -- DNA, TOX toxicology, FIR firearms, LAT latent prints
  certified_until date NOT NULL,
  on_leave boolean NOT NULL
);
CREATE TABLE cases (
  case_no text PRIMARY KEY,
  ag_code text NOT NULL REFERENCES agencies,
  offence text NOT NULL, -- HOM homicide, BUR burglary, DUI, ROB robbery
  offence_date date NOT NULL,
  opened_on date NOT NULL, -- at the lab
  trial_date date,
  closed_on date,
  rush char(1) NOT NULL -- Y/N
);
CREATE TABLE items (
  item_id int PRIMARY KEY,
  case_no text NOT NULL REFERENCES cases,
  descr text NOT NULL,
  seized_on date NOT NULL,
  received_on date NOT NULL,
  returned_on date,
  destroyed_on date,
  shelf text,
  sealed boolean NOT NULL
);
CREATE TABLE exams (
  exam_id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES items,
  unit text NOT NULL, -- DNA, TOX, FIR, LAT
  examiner_id int REFERENCES examiners,
  reviewer_id int REFERENCES examiners,
  requested_on date NOT NULL,
  started_on date,
  finished_on date,
  reported_on date,
  outcome char(1), -- M match, N no match, I inconclusive
  hours numeric(5,1),
  fee numeric(8,2) NOT NULL
);
CREATE TABLE custody (
  item_id int NOT NULL REFERENCES items,
  seq int NOT NULL,
  from_person text NOT NULL,
  to_person text NOT NULL,
  handed_at timestamp NOT NULL,
  PRIMARY KEY (item_id, seq)
);
