CREATE TABLE customer (
  customer_no integer PRIMARY KEY,
  customer_name text NOT NULL,
  customer_type text NOT NULL CHECK (customer_type IN ('hospital','care home','hotel')),
  city text NOT NULL,
  contract_from date NOT NULL,
  contract_until date
);
CREATE TABLE linen_item (
  item_code text PRIMARY KEY,
  description text NOT NULL,
  weight_g integer NOT NULL,
  wash_price numeric(5,2) NOT NULL
);
CREATE TABLE collection (
  collection_no integer PRIMARY KEY,
  customer_no integer NOT NULL REFERENCES customer,
  collected_on date NOT NULL,
  driver text NOT NULL,
  bags integer NOT NULL
);
CREATE TABLE collection_line (
  collection_no integer NOT NULL REFERENCES collection,
  item_code text NOT NULL REFERENCES linen_item,
  pieces_in integer NOT NULL,
  pieces_back integer,
  pieces_scrapped integer NOT NULL DEFAULT 0,
  PRIMARY KEY (collection_no, item_code)
);
COMMENT ON COLUMN collection_line.pieces_back IS 'empty until delivered back clean';
CREATE TABLE wash_load (
  load_no integer PRIMARY KEY,
  machine text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  kg numeric(6,1) NOT NULL,
  temperature integer NOT NULL,
  rewash boolean NOT NULL DEFAULT false
);
CREATE TABLE monthly_bill (
  bill_no integer PRIMARY KEY,
  customer_no integer NOT NULL REFERENCES customer,
  bill_month date NOT NULL,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  paid_on date
);
