CREATE TABLE mills (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  country text NOT NULL
);
CREATE TABLE fabrics (
  id int PRIMARY KEY,
  name text NOT NULL,
  fibre text NOT NULL,
  pattern text NOT NULL,
  width_cm int NOT NULL,
  price_per_metre numeric(8,2) NOT NULL,
  mill_id int NOT NULL REFERENCES mills(id)
);
CREATE TABLE remnants (
  id int PRIMARY KEY,
  fabric_id int NOT NULL REFERENCES fabrics(id),
  length_m numeric(5,2) NOT NULL,
  bin_code text,
  asking_price numeric(8,2) NOT NULL,
  has_flaw boolean NOT NULL,
  cut_on date NOT NULL
);
CREATE TABLE shoppers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  town text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  remnant_id int NOT NULL UNIQUE REFERENCES remnants(id),
  shopper_id int REFERENCES shoppers(id),
  sold_at timestamptz NOT NULL,
  price_paid numeric(8,2) NOT NULL,
  payment_method text NOT NULL
);
