CREATE TABLE farms (
  farm_code text PRIMARY KEY,
  farm_name text NOT NULL,
  country text NOT NULL,
  altitude_m int,
  organic boolean NOT NULL
);
CREATE TABLE green_lots (
  lot_no int PRIMARY KEY,
  farm_code text NOT NULL REFERENCES farms,
  variety text NOT NULL,
  process text NOT NULL,
  arrived_on date,
  kilos_bought numeric(8,1) NOT NULL,
  kilos_left numeric(8,1) NOT NULL,
  price_per_kilo_usd numeric(6,2) NOT NULL,
  cup_score numeric(4,1)
);
CREATE TABLE roasters (
  roaster_id int PRIMARY KEY,
  name text NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE roasts (
  roast_id int PRIMARY KEY,
  lot_no int NOT NULL REFERENCES green_lots,
  roaster_id int NOT NULL REFERENCES roasters,
  roasted_at timestamptz NOT NULL,
  green_kilos numeric(6,2) NOT NULL,
  roasted_kilos numeric(6,2) NOT NULL,
  level text NOT NULL CHECK (level IN ('light','medium','dark')),
  rejected boolean NOT NULL DEFAULT false
);
CREATE TABLE coffees (
  coffee_id int PRIMARY KEY,
  name text NOT NULL,
  lot_no int REFERENCES green_lots,
  bag_grams int NOT NULL,
  price_eur numeric(6,2) NOT NULL,
  on_sale boolean NOT NULL
);
CREATE TABLE cafes (
  cafe_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  contact text,
  discount_percent int NOT NULL DEFAULT 0,
  customer_since date NOT NULL
);
CREATE TABLE deliveries (
  delivery_id int PRIMARY KEY,
  cafe_id int NOT NULL REFERENCES cafes,
  sent_on date NOT NULL,
  paid_on date
);
CREATE TABLE delivery_lines (
  delivery_id int REFERENCES deliveries,
  coffee_id int REFERENCES coffees,
  bags int NOT NULL,
  unit_price_eur numeric(6,2) NOT NULL,
  PRIMARY KEY (delivery_id, coffee_id)
);
