CREATE TABLE branch (
  branch_id smallint PRIMARY KEY,
  branch_name text NOT NULL,
  town text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE salesperson (
  sp_id smallint PRIMARY KEY,
  sp_name text NOT NULL,
  branch_id smallint NOT NULL REFERENCES branch,
  hired_on date NOT NULL,
  left_on date,
  commission_pct numeric(4,2) NOT NULL
);
CREATE TABLE model (
  model_id smallint PRIMARY KEY,
  make text NOT NULL,
  model_name text NOT NULL,
  body text NOT NULL,
  fuel text NOT NULL
);
CREATE TABLE car (
  vin text PRIMARY KEY,
  model_id smallint NOT NULL REFERENCES model,
  branch_id smallint NOT NULL REFERENCES branch,
  is_used boolean NOT NULL,
  mileage_km integer NOT NULL,
  build_year smallint NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  list_price numeric(9,2) NOT NULL,
  arrived_on date NOT NULL,
  colour text
);
CREATE TABLE customer (
  customer_id integer PRIMARY KEY,
  customer_name text NOT NULL,
  gender char(1),
  postcode text NOT NULL
);
CREATE TABLE lead (
  lead_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer,
  sp_id smallint REFERENCES salesperson,
  source text NOT NULL,
  received_at timestamp NOT NULL,
  test_drive_at timestamp,
  outcome text NOT NULL
);
COMMENT ON COLUMN lead.outcome IS 'open, won or lost';
CREATE TABLE sale (
  sale_id integer PRIMARY KEY,
  vin text NOT NULL UNIQUE REFERENCES car,
  customer_id integer NOT NULL REFERENCES customer,
  sp_id smallint NOT NULL REFERENCES salesperson,
  sold_on date NOT NULL,
  sale_price numeric(9,2) NOT NULL,
  trade_in_value numeric(9,2),
  financed boolean NOT NULL,
  delivered_on date
);
CREATE TABLE prep_cost (
  prep_id integer PRIMARY KEY,
  vin text NOT NULL REFERENCES car,
  work text NOT NULL,
  cost numeric(8,2) NOT NULL,
  done_on date NOT NULL
);
