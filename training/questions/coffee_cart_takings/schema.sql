CREATE TABLE cart (
  cart_id int PRIMARY KEY,
  nickname text NOT NULL,
  bought_on date NOT NULL,
  purchase_price numeric(10,2) NOT NULL
);
CREATE TABLE pitch (
  pitch_id int PRIMARY KEY,
  pitch_name text NOT NULL,
  district text NOT NULL,
  daily_fee numeric(7,2) NOT NULL
);
CREATE TABLE barista (
  barista_id int PRIMARY KEY,
  full_name text NOT NULL,
  hourly_pay numeric(6,2) NOT NULL,
  since date NOT NULL
);
CREATE TABLE drink (
  drink_id int PRIMARY KEY,
  drink_name text NOT NULL,
  family text NOT NULL,
  menu_price numeric(5,2) NOT NULL,
  ingredient_cost numeric(5,2) NOT NULL
);
CREATE TABLE shift (
  shift_id int PRIMARY KEY,
  cart_id int NOT NULL REFERENCES cart(cart_id),
  pitch_id int NOT NULL REFERENCES pitch(pitch_id),
  barista_id int NOT NULL REFERENCES barista(barista_id),
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  rain boolean NOT NULL,
  tips numeric(6,2) NOT NULL,
  cash_counted numeric(8,2)
);
CREATE TABLE sale_line (
  shift_id int NOT NULL REFERENCES shift(shift_id),
  drink_id int NOT NULL REFERENCES drink(drink_id),
  cups int NOT NULL,
  free_cups int NOT NULL,
  price_each numeric(5,2) NOT NULL,
  card_cups int NOT NULL,
  PRIMARY KEY (shift_id, drink_id)
);
CREATE TABLE running_cost (
  cost_id int PRIMARY KEY,
  cart_id int NOT NULL REFERENCES cart(cart_id),
  spent_on date NOT NULL,
  purpose text NOT NULL,
  amount numeric(8,2) NOT NULL
);
COMMENT ON COLUMN sale_line.cups IS 'cups sold for money; takings = cups * price_each';
COMMENT ON COLUMN sale_line.free_cups IS 'cups given away on loyalty cards, not in cups';
COMMENT ON COLUMN sale_line.card_cups IS 'of the cups, those paid by card';
COMMENT ON COLUMN running_cost.purpose IS 'repair, gas, cleaning, insurance';
