CREATE TABLE fields (
  field_no int PRIMARY KEY,
  field_name text NOT NULL,
  variety_code text NOT NULL,
  hectares numeric(5,2) NOT NULL,
  planted_year int NOT NULL,
  organic char(1) NOT NULL -- Y/N
);
CREATE TABLE varieties (
  code text PRIMARY KEY,   -- FUG, EKG ...
  variety text NOT NULL,
  use_type text NOT NULL   -- A aroma, B bittering, D dual
);
CREATE TABLE harvest (
  harvest_id int PRIMARY KEY,
  field_no int NOT NULL REFERENCES fields,
  picked_on date NOT NULL,
  baled_on date,
  green_kg int NOT NULL,   -- weight when picked
  dry_kg int,              -- weight after the kiln
  alpha_pct numeric(4,1)
);
CREATE TABLE breweries (
  brewery_id int PRIMARY KEY,
  brewery text NOT NULL,
  country text NOT NULL,
  region text NOT NULL,
  key_account boolean NOT NULL
);
CREATE TABLE orders (
  order_no int PRIMARY KEY,
  brewery_id int NOT NULL REFERENCES breweries,
  ordered_on date NOT NULL,
  wanted_by date NOT NULL,
  shipped_on date,
  paid_on date,
  cancelled_on date,
  freight numeric(8,2) NOT NULL
);
CREATE TABLE order_lines (
  order_no int NOT NULL REFERENCES orders,
  line_no int NOT NULL,
  variety_code text NOT NULL REFERENCES varieties,
  qty_kg int NOT NULL,
  price_kg numeric(6,2) NOT NULL,
  disc_pct numeric(4,1) NOT NULL DEFAULT 0,
  PRIMARY KEY (order_no, line_no)
);
CREATE TABLE bales (
  bale_no int PRIMARY KEY,
  variety_code text NOT NULL REFERENCES varieties,
  crop_year int NOT NULL,
  kg int NOT NULL,
  order_no int REFERENCES orders, -- empty while still in the store
  cold_room text NOT NULL
);
