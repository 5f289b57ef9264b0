CREATE TABLE outlets (
  id int PRIMARY KEY,
  name text NOT NULL,
  mall text,
  region text NOT NULL,
  floor_area_sqm int NOT NULL
);
CREATE TABLE lamps (
  id int PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  model text NOT NULL,
  kind text NOT NULL,
  bulb_socket text NOT NULL,
  dimmable boolean NOT NULL,
  original_price_cents int NOT NULL,
  unit_cost_cents int NOT NULL,
  arrived_on date NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE markdowns (
  id int PRIMARY KEY,
  lamp_id int NOT NULL REFERENCES lamps(id),
  step int NOT NULL,
  percent_off int NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  approved_by text
);
CREATE TABLE stock_levels (
  lamp_id int REFERENCES lamps(id),
  outlet_id int REFERENCES outlets(id),
  on_hand int NOT NULL,
  display_pieces int NOT NULL,
  PRIMARY KEY (lamp_id, outlet_id)
);
CREATE TABLE receipts (
  id int PRIMARY KEY,
  outlet_id int NOT NULL REFERENCES outlets(id),
  rung_at timestamptz NOT NULL,
  cashier text NOT NULL,
  tender text NOT NULL
);
CREATE TABLE receipt_lines (
  receipt_id int REFERENCES receipts(id),
  lamp_id int REFERENCES lamps(id),
  pieces int NOT NULL,
  paid_cents_each int NOT NULL,
  PRIMARY KEY (receipt_id, lamp_id)
);
