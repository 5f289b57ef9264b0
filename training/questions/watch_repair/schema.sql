CREATE TABLE watch_owners (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text,
  city text NOT NULL,
  country text NOT NULL,
  collector boolean NOT NULL
);
CREATE TABLE watches (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES watch_owners(id),
  brand text NOT NULL,
  model text,
  serial_number text,
  year_made int,
  movement text NOT NULL,
  insured_value_chf numeric(10,2)
);
CREATE TABLE watchmakers (
  id int PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  hourly_rate_chf numeric(6,2) NOT NULL,
  apprentice boolean NOT NULL
);
CREATE TABLE repair_jobs (
  id int PRIMARY KEY,
  watch_id int NOT NULL REFERENCES watches(id),
  watchmaker_id int REFERENCES watchmakers(id),
  fault text NOT NULL,
  brought_in date NOT NULL,
  estimate_chf numeric(8,2),
  promised_for date,
  finished_on date,
  collected_on date,
  charged_chf numeric(8,2),
  stage text NOT NULL
);
CREATE TABLE work_log (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES repair_jobs(id),
  watchmaker_id int NOT NULL REFERENCES watchmakers(id),
  worked_on date NOT NULL,
  minutes int NOT NULL,
  step text NOT NULL
);
CREATE TABLE spare_parts (
  part_no text PRIMARY KEY,
  description text NOT NULL,
  brand text,
  unit_cost_chf numeric(8,2) NOT NULL,
  in_drawer int NOT NULL,
  reorder_at int NOT NULL
);
CREATE TABLE parts_used (
  job_id int NOT NULL REFERENCES repair_jobs(id),
  part_no text NOT NULL REFERENCES spare_parts(part_no),
  quantity int NOT NULL,
  PRIMARY KEY (job_id, part_no)
);
CREATE TABLE timing_tests (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES repair_jobs(id),
  tested_on date NOT NULL,
  seconds_per_day numeric(5,1) NOT NULL,
  water_tight boolean
);
