CREATE TABLE office (
  office_id smallint PRIMARY KEY,
  office_city text NOT NULL
);
CREATE TABLE consultant (
  consultant_id smallint PRIMARY KEY,
  consultant_name text NOT NULL,
  office_id smallint NOT NULL REFERENCES office,
  joined date NOT NULL,
  resigned date
);
CREATE TABLE hirer (
  hirer_id int PRIMARY KEY,
  hirer_name text NOT NULL,
  trade text NOT NULL,
  consultant_id smallint REFERENCES consultant
);
CREATE TABLE temp_worker (
  temp_id int PRIMARY KEY,
  temp_name text NOT NULL,
  qualification text NOT NULL,
  registered_on date NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN temp_worker.status IS 'available, assigned, inactive';
CREATE TABLE job_request (
  request_id int PRIMARY KEY,
  hirer_id int NOT NULL REFERENCES hirer,
  qualification text NOT NULL,
  headcount int NOT NULL,
  requested_on date NOT NULL,
  needed_from date NOT NULL,
  state text NOT NULL
);
COMMENT ON COLUMN job_request.state IS 'open, filled, partly filled, lost';
CREATE TABLE assignment (
  assignment_id int PRIMARY KEY,
  request_id int NOT NULL REFERENCES job_request,
  temp_id int NOT NULL REFERENCES temp_worker,
  start_date date NOT NULL,
  end_date date,
  pay_rate numeric(6,2) NOT NULL,
  charge_rate numeric(6,2) NOT NULL,
  end_reason text
);
CREATE TABLE timesheet (
  assignment_id int NOT NULL REFERENCES assignment,
  week_start date NOT NULL,
  hours numeric(5,1) NOT NULL,
  approved boolean NOT NULL,
  PRIMARY KEY (assignment_id, week_start)
);
CREATE TABLE hirer_invoice (
  invoice_no int PRIMARY KEY,
  hirer_id int NOT NULL REFERENCES hirer,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  paid_date date
);
