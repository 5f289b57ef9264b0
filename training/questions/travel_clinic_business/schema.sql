CREATE TABLE clinician (
  clin_id int PRIMARY KEY,
  clin_name text NOT NULL,
  role char(2) NOT NULL,             -- DR doctor, NU nurse, RC receptionist
  sex char(1) NOT NULL,              -- f, m
  locum boolean NOT NULL,            -- stand-in, not employed
  full_time boolean NOT NULL,
  retired_on date
);
CREATE TABLE patient (
  pat_id int PRIMARY KEY,
  pat_name text NOT NULL,
  sex char(1) NOT NULL,              -- f, m, x
  insurance char(1) NOT NULL,        -- P private, S statutory, N none
  smoker char(1),                    -- Y, N, null not asked
  sms_reminder smallint NOT NULL,
  born date NOT NULL,
  employer_id int,
  died_on date
);
CREATE TABLE employer (
  employer_id int PRIMARY KEY,
  company text NOT NULL,
  contract char(1) NOT NULL,         -- A active, E expired, T terminated by us
  pays_directly boolean NOT NULL     -- true: we bill the company, false: the traveller
);
CREATE TABLE appointment (
  appt_id int PRIMARY KEY,
  pat_id int NOT NULL REFERENCES patient,
  seen_by int REFERENCES clinician,
  booked_by int REFERENCES clinician,
  kind char(1) NOT NULL,             -- C consultation, V vaccination, F follow-up
  status char(1) NOT NULL,           -- B booked, K kept, N no-show, X cancelled by patient, Z cancelled by us
  video boolean NOT NULL,
  booked_on date NOT NULL,
  appt_on date NOT NULL,
  minutes int
);
CREATE TABLE vaccine (
  vac_code text PRIMARY KEY,
  vac_name text NOT NULL,
  live boolean NOT NULL,
  prescription_only boolean NOT NULL,
  fridge char(1) NOT NULL,           -- Y, N
  price numeric(6,2) NOT NULL,
  withdrawn_on date
);
CREATE TABLE dose (
  dose_id int PRIMARY KEY,
  appt_id int NOT NULL REFERENCES appointment,
  vac_code text NOT NULL REFERENCES vaccine,
  dose_no int NOT NULL,              -- 1 first, 2 second, 3 booster
  arm char(1) NOT NULL,              -- L, R
  reaction int NOT NULL,             -- 0 none, 1 mild, 2 severe
  charged numeric(6,2) NOT NULL
);
CREATE TABLE bill (
  bill_no int PRIMARY KEY,
  appt_id int NOT NULL REFERENCES appointment,
  payer char(1) NOT NULL,            -- P patient, E employer, I insurer
  billed_on date NOT NULL,
  paid_on date,
  reminder_level int NOT NULL,       -- 0 none, 1 first, 2 second, 3 handed to collectors
  waived boolean NOT NULL,
  fee numeric(7,2) NOT NULL,
  goods numeric(7,2) NOT NULL
);
