CREATE TABLE pits (
  id serial PRIMARY KEY,
  name text NOT NULL,
  county text NOT NULL,
  opened_on date NOT NULL,
  permit_expires_on date,
  manager_name text
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  name text NOT NULL,
  grain_size_mm text,
  price_per_tonne numeric(8,2) NOT NULL,
  is_washed boolean NOT NULL DEFAULT false
);
CREATE TABLE stockpiles (
  id serial PRIMARY KEY,
  pit_id int NOT NULL REFERENCES pits(id),
  product_id int NOT NULL REFERENCES products(id),
  tonnes_on_hand numeric(9,1) NOT NULL,
  minimum_tonnes numeric(9,1) NOT NULL,
  last_surveyed_on date
);
CREATE TABLE customers (
  id serial PRIMARY KEY,
  company_name text NOT NULL,
  town text NOT NULL,
  credit_limit numeric(10,2),
  on_stop boolean NOT NULL DEFAULT false
);
CREATE TABLE trucks (
  id serial PRIMARY KEY,
  plate text NOT NULL,
  haulier text NOT NULL,
  tare_kg int NOT NULL
);
CREATE TABLE weighbridge_tickets (
  id serial PRIMARY KEY,
  ticket_no text NOT NULL,
  pit_id int NOT NULL REFERENCES pits(id),
  product_id int NOT NULL REFERENCES products(id),
  customer_id int NOT NULL REFERENCES customers(id),
  truck_id int NOT NULL REFERENCES trucks(id),
  weighed_in_at timestamptz NOT NULL,
  weighed_out_at timestamptz,
  net_tonnes numeric(6,2),
  amount numeric(10,2),
  invoiced boolean NOT NULL DEFAULT false
);
CREATE TABLE blasts (
  id serial PRIMARY KEY,
  pit_id int NOT NULL REFERENCES pits(id),
  fired_at timestamptz NOT NULL,
  explosives_kg int NOT NULL,
  rock_tonnes int NOT NULL,
  peak_vibration_mm_s numeric(5,2) NOT NULL,
  vibration_limit_mm_s numeric(5,2) NOT NULL,
  shotfirer text NOT NULL
);
