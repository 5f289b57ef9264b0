CREATE TABLE client (
  client_code text PRIMARY KEY,
  client_name text NOT NULL,
  sector text NOT NULL
);
CREATE TABLE analyst (
  analyst_id integer PRIMARY KEY,
  analyst_name text NOT NULL,
  qualified_on date NOT NULL
);
CREATE TABLE method (
  method_code text PRIMARY KEY,
  method_name text NOT NULL,
  list_fee numeric(7,2) NOT NULL,
  promised_hours integer NOT NULL,
  accredited boolean NOT NULL
);
COMMENT ON COLUMN method.promised_hours IS 'turnaround we promise, from receipt of the sample';
CREATE TABLE sample (
  sample_no integer PRIMARY KEY,
  ordered_by text NOT NULL REFERENCES client(client_code),
  billed_to text NOT NULL REFERENCES client(client_code),
  material text NOT NULL,
  taken_on date NOT NULL,
  received_at timestamp NOT NULL,
  discarded_on date,
  mass_g numeric(8,1) NOT NULL,
  condition_ok boolean NOT NULL
);
COMMENT ON COLUMN sample.condition_ok IS 'false: arrived damaged, warm or leaking';
CREATE TABLE test (
  test_no integer PRIMARY KEY,
  sample_no integer NOT NULL REFERENCES sample,
  method_code text NOT NULL REFERENCES method,
  analyst_id integer REFERENCES analyst,
  checker_id integer REFERENCES analyst(analyst_id),
  status text NOT NULL CHECK (status IN ('queued','running','measured','reported','void')),
  started_at timestamp,
  measured_at timestamp,
  reported_at timestamp,
  fee_charged numeric(7,2) NOT NULL,
  result numeric(12,4),
  result_unit text,
  limit_value numeric(12,4),
  repeat_of integer REFERENCES test(test_no)
);
COMMENT ON COLUMN test.analyst_id IS 'who measured';
COMMENT ON COLUMN test.checker_id IS 'who checked and released the result';
COMMENT ON COLUMN test.limit_value IS 'highest value allowed; empty where no limit applies';
CREATE TABLE instrument (
  inst_id integer PRIMARY KEY,
  inst_name text NOT NULL,
  serial text NOT NULL,
  bought_on date NOT NULL,
  price numeric(10,2) NOT NULL,
  last_calibrated date,
  next_calibration date
);
CREATE TABLE lab_invoice (
  inv_no integer PRIMARY KEY,
  client_code text NOT NULL REFERENCES client,
  issued date NOT NULL,
  due date NOT NULL,
  paid date,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL
);
