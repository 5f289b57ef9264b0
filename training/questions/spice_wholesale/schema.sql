CREATE TABLE grower (
  grower_id int PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  country text NOT NULL,
  organic_certified boolean NOT NULL
);
CREATE TABLE spice (
  spice_id int PRIMARY KEY,
  name text NOT NULL,
  form text NOT NULL,
  list_price_cents_per_kg int NOT NULL,
  reorder_level_kg int NOT NULL
);
CREATE TABLE lot (
  lot_no text PRIMARY KEY,
  spice_id int NOT NULL REFERENCES spice,
  grower_id int NOT NULL REFERENCES grower,
  received date NOT NULL,
  best_before date NOT NULL,
  kg_received numeric(8,1) NOT NULL,
  kg_left numeric(8,1) NOT NULL,
  cost_cents_per_kg int NOT NULL
);
CREATE TABLE restaurant (
  restaurant_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  contact_name text,
  credit_limit_cents int,
  account_manager text NOT NULL
);
CREATE TABLE delivery_note (
  note_no int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurant,
  ordered date NOT NULL,
  delivered date,
  paid date,
  state text NOT NULL
);
CREATE TABLE note_line (
  note_no int NOT NULL REFERENCES delivery_note,
  lot_no text NOT NULL REFERENCES lot,
  kg numeric(6,1) NOT NULL,
  price_cents_per_kg int NOT NULL,
  PRIMARY KEY (note_no, lot_no)
);
