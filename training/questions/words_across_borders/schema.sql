CREATE TABLE lang (
  iso char(2) PRIMARY KEY,
  english_name text NOT NULL,
  right_to_left smallint NOT NULL
);
CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  cust_name text NOT NULL,
  seg char(1) NOT NULL,
  ctry char(2) NOT NULL,
  pay_days int NOT NULL,
  risk smallint NOT NULL
);
CREATE TABLE linguist (
  ling_id int PRIMARY KEY,
  ling_name text NOT NULL,
  sex char(1) NOT NULL,
  empl char(1) NOT NULL,
  native char(2) NOT NULL REFERENCES lang(iso),
  sworn char(1) NOT NULL,
  avail smallint NOT NULL,
  left_pool date
);
CREATE TABLE job (
  job_id int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES cust(cust_id),
  src char(2) NOT NULL REFERENCES lang(iso),
  tgt char(2) NOT NULL REFERENCES lang(iso),
  field char(3) NOT NULL,
  rush smallint NOT NULL,
  certified char(1) NOT NULL,
  words int NOT NULL,
  recd_on date NOT NULL,
  due_on date NOT NULL,
  sent_on date,
  st char(1) NOT NULL,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  settled_on date
);
CREATE TABLE task (
  task_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES job(job_id),
  ling_id int NOT NULL REFERENCES linguist(ling_id),
  role char(1) NOT NULL,
  accepted char(1),
  handed_in date,
  score smallint,
  fee numeric(8,2) NOT NULL
);
CREATE TABLE gripe_kind (
  gk smallint PRIMARY KEY,
  gk_text text NOT NULL
);
CREATE TABLE gripe (
  gripe_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES job(job_id),
  gk smallint NOT NULL REFERENCES gripe_kind(gk),
  came_on date NOT NULL,
  verdict char(1),
  rebate numeric(8,2) NOT NULL
);
COMMENT ON COLUMN lang.right_to_left IS '1 written from right to left, else 0';
COMMENT ON COLUMN cust.seg IS 'L law firm, I industry, P private person, G government office, H hospital';
COMMENT ON COLUMN cust.ctry IS 'country, ISO 3166: AT Austria, DE Germany, CH Switzerland, FR France';
COMMENT ON COLUMN cust.risk IS '1 pays reliably, 2 pays slowly, 3 only against advance payment';
COMMENT ON COLUMN linguist.sex IS 'f, m or d (diverse)';
COMMENT ON COLUMN linguist.empl IS 'S on staff, F freelance, T trainee';
COMMENT ON COLUMN linguist.native IS 'mother tongue';
COMMENT ON COLUMN linguist.sworn IS 'J = sworn in by the court, N = not';
COMMENT ON COLUMN linguist.avail IS '0 not available, 1 a few hours, 2 fully available';
COMMENT ON COLUMN linguist.left_pool IS 'left our pool on; null = still with us';
COMMENT ON COLUMN job.src IS 'source language';
COMMENT ON COLUMN job.tgt IS 'target language';
COMMENT ON COLUMN job.field IS 'LEG legal, MED medical, TEC technical, MKT marketing, CIV certificates of birth, marriage and so on';
COMMENT ON COLUMN job.rush IS '0 normal, 1 express, 2 overnight';
COMMENT ON COLUMN job.certified IS 'J certified translation with stamp, N without';
COMMENT ON COLUMN job.st IS 'Q quoted, D declined by the customer, W in work, S sent (delivered), Z cancelled during work';
COMMENT ON COLUMN job.settled_on IS 'customer paid on';
COMMENT ON COLUMN task.role IS 'T translates, R revises, P proofreads';
COMMENT ON COLUMN task.accepted IS 'J took the task, N turned it down, null no answer yet';
COMMENT ON COLUMN task.score IS 'internal mark 1 (poor) to 5 (excellent)';
COMMENT ON COLUMN gripe.verdict IS 'R customer right, W customer wrong, P partly right; null still being examined';
