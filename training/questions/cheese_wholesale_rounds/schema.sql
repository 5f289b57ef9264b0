CREATE TABLE creameries (creamery_id int PRIMARY KEY, name text NOT NULL, county text NOT NULL, lead_days int NOT NULL);
CREATE TABLE cheeses (
  sku text PRIMARY KEY, cheese text NOT NULL, creamery_id int NOT NULL REFERENCES creameries, milk text NOT NULL, -- cow, goat, sheep
  wheel_grams int NOT NULL, buy_per_kg numeric(6,2) NOT NULL, sell_per_kg numeric(6,2) NOT NULL, min_age_weeks int NOT NULL, pasteurised boolean NOT NULL
);
CREATE TABLE outlets (outlet_id int PRIMARY KEY, outlet text NOT NULL, kind text NOT NULL, -- deli, restaurant, hotel, farm shop
  invoice_town text NOT NULL, drop_town text NOT NULL, round_code text NOT NULL, opened_account date NOT NULL, closed_account date);
COMMENT ON COLUMN outlets.drop_town IS 'where the van unloads';
CREATE TABLE rounds (round_code text PRIMARY KEY, weekday text NOT NULL, driver text NOT NULL, stand_in_driver text);
ALTER TABLE outlets ADD FOREIGN KEY (round_code) REFERENCES rounds;
CREATE TABLE deliveries (
  delivery_no int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlets, ordered_on date NOT NULL, wanted_for date NOT NULL, dropped_on date,
  invoice_no int, paid_on date, carriage numeric(6,2) NOT NULL
);
CREATE TABLE delivery_items (
  delivery_no int NOT NULL REFERENCES deliveries, sku text NOT NULL REFERENCES cheeses, grams_ordered int NOT NULL, grams_cut int, price_per_kg numeric(6,2) NOT NULL,
  PRIMARY KEY (delivery_no, sku)
);
COMMENT ON COLUMN delivery_items.grams_cut IS 'what was really cut and weighed; this is what gets invoiced';
CREATE TABLE intake (
  intake_no int PRIMARY KEY, sku text NOT NULL REFERENCES cheeses, ordered_on date NOT NULL, arrived_on date, best_before date, wheels int NOT NULL, cost_total numeric(9,2) NOT NULL, rejected_wheels int NOT NULL
);
COMMENT ON COLUMN intake.cost_total IS 'for all wheels of the intake';
