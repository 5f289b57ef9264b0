CREATE TABLE growing_houses (
  house_id int PRIMARY KEY,
  house_name text NOT NULL,
  bed_area_m2 numeric(7,1) NOT NULL,
  heated boolean NOT NULL
);
CREATE TABLE varieties (
  variety_id int PRIMARY KEY,
  variety_name text NOT NULL,
  group_name text NOT NULL
);
CREATE TABLE crops (
  crop_id int PRIMARY KEY,
  house_id int NOT NULL REFERENCES growing_houses(house_id),
  variety_id int NOT NULL REFERENCES varieties(variety_id),
  filled_on date NOT NULL,
  emptied_on date,
  compost_cost numeric(9,2) NOT NULL,
  heating_cost numeric(9,2) NOT NULL
);
CREATE TABLE pickers (
  picker_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  start_date date NOT NULL,
  left_on date
);
CREATE TABLE picks (
  pick_id int PRIMARY KEY,
  crop_id int NOT NULL REFERENCES crops(crop_id),
  picker_id int NOT NULL REFERENCES pickers(picker_id),
  picked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  first_class_kg numeric(7,1) NOT NULL,
  second_class_kg numeric(7,1) NOT NULL,
  discarded_kg numeric(7,1) NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  channel text NOT NULL,
  city text NOT NULL
);
CREATE TABLE sales (
  sale_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  variety_id int NOT NULL REFERENCES varieties(variety_id),
  sold_on date NOT NULL,
  kg numeric(7,1) NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  crate_deposit numeric(7,2) NOT NULL,
  paid_on date
);
CREATE TABLE credit_notes (
  credit_note_id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales(sale_id),
  granted_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  reason text NOT NULL
);
COMMENT ON COLUMN sales.crate_deposit IS 'given back later, not part of the turnover (kg * price_per_kg)';
COMMENT ON COLUMN customers.channel IS 'wholesale, restaurant, market, retail';
COMMENT ON COLUMN varieties.group_name IS 'button, oyster, exotic';
