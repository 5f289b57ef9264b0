CREATE TABLE customer (
  customer_no integer PRIMARY KEY,
  customer_name text NOT NULL,
  branch text NOT NULL,
  account_handler text
);
CREATE TABLE press (
  press_no integer PRIMARY KEY,
  press_name text NOT NULL,
  press_type text NOT NULL,
  sheets_per_hour integer NOT NULL
);
CREATE TABLE paper (
  paper_no integer PRIMARY KEY,
  paper_name text NOT NULL,
  grammage integer NOT NULL,
  sheets_in_stock integer NOT NULL,
  minimum_sheets integer NOT NULL,
  price_per_1000 numeric(8,2) NOT NULL
);
CREATE TABLE print_job (
  job_no integer PRIMARY KEY,
  customer_no integer NOT NULL REFERENCES customer,
  product text NOT NULL,
  paper_no integer NOT NULL REFERENCES paper,
  copies integer NOT NULL,
  price numeric(9,2) NOT NULL,
  received_on date NOT NULL,
  due_on date NOT NULL,
  proof_approved_on date,
  delivered_on date,
  invoiced_on date
);
CREATE TABLE press_run (
  run_no integer PRIMARY KEY,
  job_no integer NOT NULL REFERENCES print_job,
  press_no integer NOT NULL REFERENCES press,
  run_date date NOT NULL,
  good_sheets integer NOT NULL,
  waste_sheets integer NOT NULL,
  operator text NOT NULL
);
CREATE TABLE reprint (
  reprint_no integer PRIMARY KEY,
  job_no integer NOT NULL REFERENCES print_job,
  reported_on date NOT NULL,
  cause text NOT NULL,
  cost numeric(8,2) NOT NULL,
  our_fault boolean NOT NULL
);
