CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE articles (
  article_id int PRIMARY KEY,
  name text NOT NULL,
  room text NOT NULL,
  monthly_rate numeric(10,2) NOT NULL,
  purchase_price numeric(10,2) NOT NULL,
  pieces_owned int NOT NULL,
  retired boolean NOT NULL
);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  status text NOT NULL,
  starts_on date NOT NULL,
  planned_end_on date NOT NULL,
  returned_on date,
  deposit numeric(10,2) NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE rental_items (
  rental_item_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  article_id int NOT NULL REFERENCES articles(article_id),
  quantity int NOT NULL,
  monthly_rate numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  period_month date NOT NULL,
  amount numeric(10,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE damages (
  damage_id int PRIMARY KEY,
  rental_item_id int NOT NULL REFERENCES rental_items(rental_item_id),
  description text NOT NULL,
  repair_cost numeric(10,2) NOT NULL,
  charged boolean NOT NULL,
  found_on date NOT NULL
);
CREATE TABLE vans (
  van_id int PRIMARY KEY,
  plate text NOT NULL,
  capacity_m3 numeric(10,2) NOT NULL
);
CREATE TABLE trips (
  trip_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  van_id int REFERENCES vans(van_id),
  trip_type text NOT NULL,
  planned_on date NOT NULL,
  done_on date,
  driver text
);
COMMENT ON COLUMN customers.kind IS 'household, company, stager';
COMMENT ON COLUMN rentals.status IS 'reserved, running, returned, cancelled';
COMMENT ON COLUMN trips.trip_type IS 'delivery, collection';
