CREATE TABLE customer (
  customer_id integer PRIMARY KEY,
  customer_name text NOT NULL,
  street text NOT NULL,
  postcode_area text NOT NULL,
  phone text,
  customer_type text NOT NULL
);
CREATE TABLE crew (
  crew_id integer PRIMARY KEY,
  crew_name text NOT NULL,
  van_plate text NOT NULL,
  leader text NOT NULL
);
CREATE TABLE quote (
  quote_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer(customer_id),
  quoted_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  decision text,
  decided_on date
);
CREATE TABLE job (
  job_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer(customer_id),
  quote_id integer REFERENCES quote(quote_id),
  crew_id integer REFERENCES crew(crew_id),
  job_type text NOT NULL,
  scheduled_for date NOT NULL,
  done_on date,
  metres integer NOT NULL,
  price numeric(8,2) NOT NULL,
  paid_on date
);
CREATE TABLE complaint (
  complaint_id integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES job(job_id),
  received_on date NOT NULL,
  topic text NOT NULL,
  refund numeric(8,2),
  closed_on date
);
COMMENT ON COLUMN quote.decision IS 'accepted or declined; empty while the customer is thinking';
