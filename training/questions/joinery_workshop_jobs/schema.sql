CREATE TABLE customers (
  cust_no int PRIMARY KEY,
  cust_name text NOT NULL,
  town text NOT NULL,
  country char(2) NOT NULL, -- ISO code
  kind char(1) NOT NULL, -- P private, T trade
  preferred char(1) NOT NULL DEFAULT 'N' -- Y or N
);
CREATE TABLE joiners (
  id int PRIMARY KEY,
  nm text NOT NULL,
  sex char(1) NOT NULL, -- F, M
  hired_on date NOT NULL,
  left_on date,
  hourly_rate numeric(6,2) NOT NULL -- what we pay
);
CREATE TABLE jobs (
  job_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES customers,
  title text NOT NULL,
  measured_by int REFERENCES joiners, -- took the measurements
  lead_joiner int REFERENCES joiners, -- builds it
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  fitted_on date,
  st char(3) NOT NULL, -- OPN open, FIN finished, CXL cancelled, HLD on hold
  quoted numeric(9,2) NOT NULL,
  deposit numeric(9,2) NOT NULL DEFAULT 0
);
CREATE TABLE hours (
  job_no int NOT NULL REFERENCES jobs,
  joiner_id int NOT NULL REFERENCES joiners,
  worked_on date NOT NULL,
  mins int NOT NULL, -- minutes
  PRIMARY KEY (job_no, joiner_id, worked_on)
);
CREATE TABLE invoices (
  inv_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs,
  dt_inv date NOT NULL,
  dt_due date NOT NULL,
  dt_paid date,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  gross numeric(9,2) NOT NULL
);
CREATE TABLE timber_used (
  job_no int NOT NULL REFERENCES jobs,
  species text NOT NULL,
  boards int NOT NULL,
  cost_per_board numeric(7,2) NOT NULL,
  PRIMARY KEY (job_no, species)
);
