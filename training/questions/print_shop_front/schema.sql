CREATE TABLE client (
  client_id integer PRIMARY KEY,
  client_name varchar(80) NOT NULL,
  client_type varchar(20) NOT NULL,
  city varchar(40) NOT NULL,
  since date NOT NULL
);
CREATE TABLE contact_person (
  contact_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES client,
  person_name varchar(60) NOT NULL,
  email varchar(80),
  phone varchar(30)
);
CREATE TABLE product_type (
  product_type_id integer PRIMARY KEY,
  product_type_name varchar(40) NOT NULL
);
CREATE TABLE machine (
  machine_id integer PRIMARY KEY,
  machine_name varchar(40) NOT NULL,
  technology varchar(20) NOT NULL,
  sheets_per_hour integer NOT NULL
);
CREATE TABLE quote (
  quote_no integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES client,
  product_type_id integer NOT NULL REFERENCES product_type,
  copies integer NOT NULL,
  price numeric(9,2) NOT NULL,
  sent_date date NOT NULL,
  answer varchar(10),
  answer_date date
);
COMMENT ON COLUMN quote.answer IS 'accepted, declined, empty while we wait';
CREATE TABLE print_job (
  job_no integer PRIMARY KEY,
  quote_no integer REFERENCES quote,
  client_id integer NOT NULL REFERENCES client,
  product_type_id integer NOT NULL REFERENCES product_type,
  copies integer NOT NULL,
  price numeric(9,2) NOT NULL,
  received_date date NOT NULL,
  promised_date date NOT NULL,
  proof_approved_date date,
  finished_date date,
  delivered_date date
);
CREATE TABLE machine_run (
  run_id integer PRIMARY KEY,
  job_no integer NOT NULL REFERENCES print_job,
  machine_id integer NOT NULL REFERENCES machine,
  run_start timestamp NOT NULL,
  run_end timestamp,
  good_sheets integer NOT NULL,
  waste_sheets integer NOT NULL
);
CREATE TABLE paper (
  paper_id integer PRIMARY KEY,
  paper_name varchar(50) NOT NULL,
  grammage integer NOT NULL,
  sheets_in_stock integer NOT NULL,
  min_sheets integer NOT NULL,
  price_per_1000 numeric(8,2) NOT NULL
);
CREATE TABLE complaint (
  complaint_id integer PRIMARY KEY,
  job_no integer NOT NULL REFERENCES print_job,
  received_date date NOT NULL,
  reason varchar(30) NOT NULL,
  credit_amount numeric(8,2),
  closed_date date
);
