CREATE TABLE regions (
  id serial PRIMARY KEY,
  name text NOT NULL UNIQUE,
  country text NOT NULL
);
CREATE TABLE producers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  region_id int NOT NULL REFERENCES regions(id),
  founded_year int,
  organic boolean NOT NULL DEFAULT false
);
CREATE TABLE wines (
  id serial PRIMARY KEY,
  name text NOT NULL,
  producer_id int NOT NULL REFERENCES producers(id),
  colour text NOT NULL CHECK (colour IN ('red','white','rosé','sparkling','fortified')),
  grape text,
  vintage int,
  alcohol_pct numeric(4,1),
  bottle_price numeric(8,2) NOT NULL,
  cost_price numeric(8,2) NOT NULL,
  drink_until int
);
CREATE TABLE stock_lots (
  id serial PRIMARY KEY,
  wine_id int NOT NULL REFERENCES wines(id),
  cellar text NOT NULL,
  bottles int NOT NULL,
  received_on date NOT NULL
);
CREATE TABLE customers (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text,
  email text,
  is_trade boolean NOT NULL DEFAULT false,
  joined_on date NOT NULL
);
CREATE TABLE orders (
  id serial PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  ordered_at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('shop','web','phone')),
  status text NOT NULL CHECK (status IN ('open','packed','delivered','cancelled')),
  delivered_on date,
  delivery_fee numeric(6,2) NOT NULL DEFAULT 0
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders(id),
  wine_id int NOT NULL REFERENCES wines(id),
  bottles int NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (order_id, wine_id)
);
CREATE TABLE tastings (
  id serial PRIMARY KEY,
  title text NOT NULL,
  held_on date NOT NULL,
  host text NOT NULL,
  seats int NOT NULL,
  ticket_price numeric(6,2) NOT NULL
);
CREATE TABLE tasting_guests (
  tasting_id int NOT NULL REFERENCES tastings(id),
  customer_id int NOT NULL REFERENCES customers(id),
  turned_up boolean,
  PRIMARY KEY (tasting_id, customer_id)
);
