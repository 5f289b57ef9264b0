CREATE TABLE skill (skill_code text PRIMARY KEY, skill_name text NOT NULL, scarce text NOT NULL);
COMMENT ON COLUMN skill.scarce IS '+ scarce, - plenty';
CREATE TABLE freelancer (
  fl_no int PRIMARY KEY,
  fl_name text NOT NULL,
  salutation int NOT NULL,
  availability text NOT NULL,
  remote_only text NOT NULL,
  vat_registered text NOT NULL,
  blacklisted text NOT NULL,
  nda_signed date,
  grade text NOT NULL,
  hourly_ask numeric(6,2) NOT NULL,
  last_job_end date
);
COMMENT ON COLUMN freelancer.salutation IS '1 Mr, 2 Ms, 9 none';
COMMENT ON COLUMN freelancer.availability IS 'NOW free at once, SOON within a month, BUSY engaged, OUT does not want jobs any more';
COMMENT ON COLUMN freelancer.remote_only IS 'yes / no';
COMMENT ON COLUMN freelancer.vat_registered IS 'yes / no';
COMMENT ON COLUMN freelancer.blacklisted IS 'yes / no';
COMMENT ON COLUMN freelancer.grade IS 'A+ best, A, B, C worst';
CREATE TABLE freelancer_skill (fl_no int NOT NULL REFERENCES freelancer, skill_code text NOT NULL REFERENCES skill, level int NOT NULL, certified text NOT NULL, PRIMARY KEY (fl_no, skill_code));
COMMENT ON COLUMN freelancer_skill.level IS '1 beginner, 2 solid, 3 expert';
COMMENT ON COLUMN freelancer_skill.certified IS 'yes / no';
CREATE TABLE customer (cust_no int PRIMARY KEY, cust_name text NOT NULL, framework text NOT NULL, pays text NOT NULL, public_sector text NOT NULL);
COMMENT ON COLUMN customer.framework IS 'yes: framework contract, no: single contracts';
COMMENT ON COLUMN customer.pays IS 'Q quick, N normal, S slow, D doubtful';
CREATE TABLE assignment (
  asg_no int PRIMARY KEY,
  fl_no int REFERENCES freelancer,
  cust_no int NOT NULL REFERENCES customer,
  skill_code text NOT NULL REFERENCES skill,
  phase text NOT NULL,
  onsite_days int NOT NULL,
  begins date NOT NULL,
  ends date,
  extended text NOT NULL,
  pay_rate numeric(6,2) NOT NULL,
  bill_rate numeric(6,2) NOT NULL,
  ended_early text
);
COMMENT ON COLUMN assignment.phase IS 'S searching, O offered, R running, D done, W withdrawn by the customer';
COMMENT ON COLUMN assignment.ends IS 'null: open end';
COMMENT ON COLUMN assignment.ended_early IS 'F by the freelancer, C by the customer; null: not ended early';
CREATE TABLE timesheet (ts_no int PRIMARY KEY, asg_no int NOT NULL REFERENCES assignment, month date NOT NULL, hours numeric(5,1) NOT NULL, night_hours numeric(5,1) NOT NULL, ts_state text NOT NULL, approved_on date, invoiced_on date, fl_paid_on date);
COMMENT ON COLUMN timesheet.ts_state IS 'M missing signature, S signed, Q queried, A approved';
