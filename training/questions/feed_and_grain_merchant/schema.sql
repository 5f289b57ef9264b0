CREATE TABLE farms (
  farm_id integer PRIMARY KEY,
  name text NOT NULL,
  business text NOT NULL,
  county text NOT NULL,
  tier text NOT NULL,
  organic char(1) NOT NULL,
  newsletter text NOT NULL
);
CREATE TABLE products (
  product_id integer PRIMARY KEY,
  name text NOT NULL,
  animal text NOT NULL,
  form text NOT NULL,
  medicated boolean NOT NULL,
  unit text NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  state text NOT NULL
);
CREATE TABLE drivers (
  driver_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  licence text NOT NULL,
  contract text NOT NULL
);
CREATE TABLE orders (
  order_id integer PRIMARY KEY,
  farm_id integer NOT NULL REFERENCES farms,
  placed_on date NOT NULL,
  placed_via text NOT NULL,
  urgency text NOT NULL,
  handover text NOT NULL,
  driver_id integer REFERENCES drivers,
  progress text NOT NULL
);
CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL REFERENCES products,
  quantity numeric(8,1) NOT NULL,
  packing text NOT NULL,
  amount numeric(9,2) NOT NULL,
  PRIMARY KEY (order_id, product_id)
);
CREATE TABLE grain_intake (
  intake_id integer PRIMARY KEY,
  farm_id integer NOT NULL REFERENCES farms,
  crop text NOT NULL,
  tonnes numeric(7,2) NOT NULL,
  grade text NOT NULL,
  moisture text NOT NULL,
  received_on date NOT NULL
);
CREATE TABLE receipts (
  receipt_id integer PRIMARY KEY,
  farm_id integer NOT NULL REFERENCES farms,
  received_on date NOT NULL,
  method text NOT NULL,
  amount numeric(9,2) NOT NULL
);
