CREATE TABLE owners (
  owner_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  home_port text NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE boats (
  boat_id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(owner_id),
  boat_name text NOT NULL,
  boat_type text NOT NULL,
  engine_make text NOT NULL,
  engine_hp int NOT NULL,
  built_year int NOT NULL
);
CREATE TABLE mechanics (
  mechanic_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  wage_per_hour numeric(6,2) NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boats(boat_id),
  job_kind text NOT NULL,
  opened_on date NOT NULL,
  promised_on date NOT NULL,
  finished_on date,
  quoted numeric(9,2) NOT NULL,
  invoiced numeric(9,2)
);
CREATE TABLE job_hours (
  entry_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  mechanic_id int NOT NULL REFERENCES mechanics(mechanic_id),
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  charge_per_hour numeric(6,2) NOT NULL
);
CREATE TABLE parts (
  part_id int PRIMARY KEY,
  part_name text NOT NULL,
  buy_price numeric(8,2) NOT NULL,
  sell_price numeric(8,2) NOT NULL,
  in_stock int NOT NULL,
  low_mark int NOT NULL
);
CREATE TABLE job_parts (
  job_id int NOT NULL REFERENCES jobs(job_id),
  part_id int NOT NULL REFERENCES parts(part_id),
  qty int NOT NULL,
  PRIMARY KEY (job_id, part_id)
);
COMMENT ON COLUMN jobs.job_kind IS 'service, repair, winter storage prep or new engine';
COMMENT ON COLUMN jobs.invoiced IS 'final bill; null until billed';
COMMENT ON COLUMN jobs.finished_on IS 'null while the job is open';
COMMENT ON COLUMN boats.boat_type IS 'sailing yacht, motor yacht, fishing boat or dinghy';
