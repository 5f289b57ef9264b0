CREATE TABLE caller (
  caller_id integer PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL,
  hourly_wage numeric(6,2) NOT NULL,
  started date NOT NULL,
  quit date
);
CREATE TABLE client_project (
  project_id integer PRIMARY KEY,
  client text NOT NULL,
  product text NOT NULL,
  fee_per_sale numeric(8,2) NOT NULL,
  target_sales integer NOT NULL,
  runs_from date NOT NULL,
  runs_to date
);
COMMENT ON COLUMN client_project.fee_per_sale IS 'what the client pays us for every sale';
CREATE TABLE prospect (
  prospect_id integer PRIMARY KEY,
  project_id integer NOT NULL REFERENCES client_project,
  name text NOT NULL,
  town text NOT NULL,
  phone text,
  do_not_call boolean NOT NULL
);
CREATE TABLE call (
  call_id integer PRIMARY KEY,
  prospect_id integer NOT NULL REFERENCES prospect,
  caller_id integer NOT NULL REFERENCES caller,
  began timestamp NOT NULL,
  seconds integer NOT NULL,
  result text NOT NULL,
  call_back_on date
);
COMMENT ON COLUMN call.result IS 'no answer, refused, call back, sale, wrong number';
CREATE TABLE sale (
  sale_id integer PRIMARY KEY,
  call_id integer NOT NULL UNIQUE REFERENCES call,
  contract_value numeric(8,2) NOT NULL,
  confirmed_on date,
  revoked_on date
);
COMMENT ON COLUMN sale.confirmed_on IS 'written confirmation by the buyer';
CREATE TABLE shift (
  caller_id integer NOT NULL REFERENCES caller,
  work_date date NOT NULL,
  hours numeric(4,2) NOT NULL,
  PRIMARY KEY (caller_id, work_date)
);
CREATE TABLE complaint (
  complaint_id integer PRIMARY KEY,
  call_id integer NOT NULL REFERENCES call,
  received date NOT NULL,
  topic text NOT NULL,
  settled date
);
