CREATE TABLE showrooms (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE crews (
  id int PRIMARY KEY,
  nickname text NOT NULL,
  driver text NOT NULL,
  van_plate text NOT NULL
);
CREATE TABLE buyers (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  floor int,
  has_lift boolean
);
CREATE TABLE items (
  id int PRIMARY KEY,
  name text NOT NULL,
  range_name text NOT NULL,
  price numeric(8,2) NOT NULL,
  needs_assembly boolean NOT NULL,
  warehouse_qty int NOT NULL
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyers(id),
  showroom_id int NOT NULL REFERENCES showrooms(id),
  seller text NOT NULL,
  sold_on date NOT NULL,
  down_payment numeric(8,2) NOT NULL,
  paid_in_full_on date
);
CREATE TABLE sale_items (
  sale_id int NOT NULL REFERENCES sales(id),
  item_id int NOT NULL REFERENCES items(id),
  qty int NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (sale_id, item_id)
);
CREATE TABLE deliveries (
  id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales(id),
  crew_id int REFERENCES crews(id),
  promised_on date NOT NULL,
  slot text NOT NULL,
  delivered_at timestamp,
  outcome text,
  fee numeric(6,2) NOT NULL
);
COMMENT ON COLUMN deliveries.slot IS 'morning, afternoon, evening';
COMMENT ON COLUMN deliveries.outcome IS 'ok, damaged, not home; empty until the crew has been there';
CREATE TABLE service_cases (
  id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales(id),
  item_id int NOT NULL REFERENCES items(id),
  opened_on date NOT NULL,
  problem text NOT NULL,
  cost numeric(8,2),
  closed_on date
);
