CREATE TABLE dentists (
  dentist_id int PRIMARY KEY,
  dr_name text NOT NULL,
  sex char(1) NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE patients (
  pat_no int PRIMARY KEY,
  last_name text NOT NULL,
  first_name text NOT NULL,
  sex char(1) NOT NULL, -- F, M
  birth_date date NOT NULL,
  plan_code text NOT NULL, -- NHS public, PRV private, MEM member plan
  registered_on date NOT NULL,
  last_recall_sent date,
  deceased char(1) NOT NULL DEFAULT 'N'
);
CREATE TABLE appts (
  appt_id int PRIMARY KEY,
  pat_no int NOT NULL REFERENCES patients,
  dentist_id int NOT NULL REFERENCES dentists,
  booked_on date NOT NULL,
  starts_at timestamp NOT NULL,
  mins int NOT NULL,
  outcome text -- KPT kept, DNA did not attend, CXP cancelled by patient, CXC cancelled by clinic; empty for future ones
);
CREATE TABLE procs (
  proc_code text PRIMARY KEY,
  descr text NOT NULL,
  list_fee numeric(7,2) NOT NULL
);
CREATE TABLE treatments (
  trt_id int PRIMARY KEY,
  appt_id int NOT NULL REFERENCES appts,
  proc_code text NOT NULL REFERENCES procs,
  planned_by int NOT NULL REFERENCES dentists,
  done_by int NOT NULL REFERENCES dentists,
  tooth text,
  fee numeric(7,2) NOT NULL, -- charged
  lab_cost numeric(7,2) NOT NULL DEFAULT 0
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  pat_no int NOT NULL REFERENCES patients,
  billed_on date NOT NULL,
  total numeric(8,2) NOT NULL,
  insurer_part numeric(8,2) NOT NULL,
  patient_part numeric(8,2) NOT NULL,
  insurer_paid_on date,
  patient_paid_on date
);
