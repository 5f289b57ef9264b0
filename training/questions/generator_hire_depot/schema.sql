CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  town text NOT NULL,
  credit_limit numeric(10,2),
  blocked boolean NOT NULL DEFAULT false
);
CREATE TABLE categories (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE machines (
  id int PRIMARY KEY,
  asset_no text NOT NULL UNIQUE,
  description text NOT NULL,
  category_id int NOT NULL REFERENCES categories(id),
  bought_on date NOT NULL,
  purchase_price numeric(10,2) NOT NULL,
  daily_rate numeric(8,2) NOT NULL,
  weekly_rate numeric(8,2) NOT NULL,
  state text NOT NULL
);
CREATE TABLE hires (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  machine_id int NOT NULL REFERENCES machines(id),
  start_date date NOT NULL,
  planned_return date NOT NULL,
  returned_on date,
  charge numeric(9,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  delivered_by_us boolean NOT NULL
);
CREATE TABLE services (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(id),
  serviced_on date NOT NULL,
  kind text NOT NULL,
  cost numeric(8,2) NOT NULL,
  mechanic text NOT NULL
);
COMMENT ON COLUMN machines.state IS 'available, on hire, in workshop, sold';
