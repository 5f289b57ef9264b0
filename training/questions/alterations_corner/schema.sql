CREATE TABLE clients (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  email text,
  vip char(1) NOT NULL,
  since date NOT NULL
);
CREATE TABLE sewers (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  active char(1) NOT NULL
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  taken_on date NOT NULL,
  needed_by date,
  picked_up_on date,
  total numeric(8,2) NOT NULL,
  paid numeric(8,2) NOT NULL,
  state char(3) NOT NULL
);
CREATE TABLE garments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  sewer_id integer REFERENCES sewers,
  garment text NOT NULL,
  work text NOT NULL,
  price numeric(8,2) NOT NULL,
  done_on date
);
CREATE TABLE fittings (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  starts_at timestamp NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE order_states (
  code char(3) PRIMARY KEY,
  name text NOT NULL
);
