CREATE TABLE boat_owners (
  owner_no integer PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  member char(1) NOT NULL
);
CREATE TABLE boats (
  boat_no integer PRIMARY KEY,
  owner_no integer NOT NULL REFERENCES boat_owners,
  boat_name text NOT NULL,
  kind text NOT NULL,
  length_m numeric(4,1) NOT NULL,
  insured_until date
);
CREATE TABLE berths (
  berth text PRIMARY KEY,
  pontoon char(1) NOT NULL,
  max_length_m numeric(4,1) NOT NULL,
  in_service char(1) NOT NULL
);
CREATE TABLE berth_contracts (
  contract_no integer PRIMARY KEY,
  berth text NOT NULL REFERENCES berths,
  boat_no integer NOT NULL REFERENCES boats,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  annual_fee numeric(8,2) NOT NULL,
  cancelled_on date
);
CREATE TABLE invoices (
  invoice_no integer PRIMARY KEY,
  contract_no integer NOT NULL REFERENCES berth_contracts,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  gross numeric(8,2) NOT NULL,
  received numeric(8,2) NOT NULL,
  void char(1) NOT NULL
);
CREATE TABLE lift_outs (
  lift_no integer PRIMARY KEY,
  boat_no integer NOT NULL REFERENCES boats,
  lifted_on date NOT NULL,
  relaunched_on date,
  reason text NOT NULL
);
CREATE TABLE waiting_list (
  entry_no integer PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  boat_length_m numeric(4,1) NOT NULL,
  joined_on date NOT NULL,
  outcome text,
  outcome_on date
);
