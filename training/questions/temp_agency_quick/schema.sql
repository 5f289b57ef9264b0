CREATE TABLE worker (
  w_id int PRIMARY KEY,
  w_name text NOT NULL,
  sex char(1) NOT NULL, -- F/M
  trade text NOT NULL, -- FLT forklift, CLN cleaner, CAT catering, DRV driver, ADM office
  town text NOT NULL,
  reg_on date NOT NULL,
  licence_exp date,
  blocked char(1) NOT NULL -- Y/N
);
CREATE TABLE client (
  c_id int PRIMARY KEY,
  c_name text NOT NULL,
  industry text NOT NULL,
  town text NOT NULL,
  pay_days int NOT NULL
);
CREATE TABLE consultant (
  k_id int PRIMARY KEY,
  k_name text NOT NULL,
  office text NOT NULL
);
CREATE TABLE booking (
  b_id int PRIMARY KEY,
  c_id int NOT NULL REFERENCES client,
  w_id int REFERENCES worker, -- empty: not filled yet
  won_by int NOT NULL REFERENCES consultant,
  filled_by int REFERENCES consultant,
  requested_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  status text NOT NULL, -- OPN, FIL filled, DON, CXL
  pay_rate numeric(6,2) NOT NULL, -- an hour, to the worker
  charge_rate numeric(6,2) NOT NULL -- an hour, to the client
);
CREATE TABLE timesheet (
  ts_id int PRIMARY KEY,
  b_id int NOT NULL REFERENCES booking,
  week_start date NOT NULL, -- Monday
  std_hrs numeric(4,1) NOT NULL,
  ot_hrs numeric(4,1) NOT NULL,
  submitted_on date,
  approved_on date,
  paid_on date -- to the worker
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  c_id int NOT NULL REFERENCES client,
  inv_dt date NOT NULL,
  due_dt date NOT NULL,
  settled_dt date,
  amt_net numeric(9,2) NOT NULL,
  amt_vat numeric(9,2) NOT NULL
);
