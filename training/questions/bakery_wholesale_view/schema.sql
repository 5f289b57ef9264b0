CREATE TABLE outlets (
  outlet_code text PRIMARY KEY,
  outlet_name text NOT NULL,
  kind text NOT NULL,
  route_code text,
  customer_since date NOT NULL,
  on_hold boolean NOT NULL
);
CREATE TABLE routes (
  route_code text PRIMARY KEY,
  route_name text NOT NULL,
  driver_name text,
  leaves_at time NOT NULL
);
ALTER TABLE outlets ADD FOREIGN KEY (route_code) REFERENCES routes;
CREATE TABLE goods (
  good_id int PRIMARY KEY,
  good_name text NOT NULL,
  family text NOT NULL,
  trade_price numeric(6,2) NOT NULL,
  cost numeric(6,2) NOT NULL,
  contains_nuts boolean NOT NULL
);
CREATE TABLE standing_orders (
  outlet_code text NOT NULL REFERENCES outlets,
  good_id int NOT NULL REFERENCES goods,
  weekday int NOT NULL,
  pieces int NOT NULL,
  PRIMARY KEY (outlet_code, good_id, weekday)
);
COMMENT ON COLUMN standing_orders.weekday IS '1 Monday to 7 Sunday';
CREATE TABLE drops (
  drop_id int PRIMARY KEY,
  outlet_code text NOT NULL REFERENCES outlets,
  drop_date date NOT NULL,
  arrived_at time,
  signed boolean NOT NULL
);
CREATE TABLE drop_lines (
  drop_id int NOT NULL REFERENCES drops,
  good_id int NOT NULL REFERENCES goods,
  pieces_sent int NOT NULL,
  pieces_returned int NOT NULL,
  price numeric(6,2) NOT NULL,
  PRIMARY KEY (drop_id, good_id)
);
CREATE TABLE statements (
  statement_no int PRIMARY KEY,
  outlet_code text NOT NULL REFERENCES outlets,
  week_start date NOT NULL,
  amount numeric(9,2) NOT NULL,
  due_on date NOT NULL,
  settled_on date
);
