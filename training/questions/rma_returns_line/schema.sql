CREATE TABLE dealer (
  dealer_no integer PRIMARY KEY,
  dealer_name text NOT NULL,
  country text NOT NULL,
  grade char(1) NOT NULL
);
CREATE TABLE model (
  model_code text PRIMARY KEY,
  model_name text NOT NULL,
  line text NOT NULL,
  retail_price numeric(8,2) NOT NULL,
  dealer_price numeric(8,2) NOT NULL,
  warranty_months integer NOT NULL,
  launched_on date NOT NULL,
  discontinued_on date
);
CREATE TABLE unit (
  serial_no text PRIMARY KEY,
  model_code text NOT NULL REFERENCES model,
  built_on date NOT NULL,
  sold_to_dealer integer REFERENCES dealer(dealer_no),
  sold_to_dealer_on date,
  sold_to_user_on date,
  registered_on date
);
COMMENT ON COLUMN unit.registered_on IS 'day the end user registered the device online';
CREATE TABLE fault_code (code text PRIMARY KEY, meaning text NOT NULL, severity integer NOT NULL);
CREATE TABLE rma (
  rma_no integer PRIMARY KEY,
  serial_no text NOT NULL REFERENCES unit,
  sent_in_by integer NOT NULL REFERENCES dealer(dealer_no),
  opened_on date NOT NULL,
  arrived_on date,
  repaired_on date,
  returned_on date,
  reported_fault text REFERENCES fault_code(code),
  found_fault text REFERENCES fault_code(code),
  outcome text,
  under_warranty boolean NOT NULL
);
COMMENT ON COLUMN rma.outcome IS 'repaired, replaced, scrapped, no fault; null while open';
CREATE TABLE rma_part (
  rma_no integer NOT NULL REFERENCES rma,
  part_name text NOT NULL,
  qty integer NOT NULL,
  unit_cost numeric(7,2) NOT NULL,
  PRIMARY KEY (rma_no, part_name)
);
CREATE TABLE rma_work (
  work_id integer PRIMARY KEY,
  rma_no integer NOT NULL REFERENCES rma,
  technician text NOT NULL,
  done_on date NOT NULL,
  minutes integer NOT NULL,
  rate_per_hour numeric(6,2) NOT NULL
);
