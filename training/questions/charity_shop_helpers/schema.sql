CREATE TABLE shop (
  shop_id int PRIMARY KEY,
  town text NOT NULL,
  manager text,
  opened date NOT NULL
);
CREATE TABLE helper (
  helper_id int PRIMARY KEY,
  helper_name text NOT NULL,
  shop_id int NOT NULL REFERENCES shop,
  till_trained boolean NOT NULL,
  started date NOT NULL,
  ended date,
  under_18 boolean NOT NULL
);
CREATE TABLE shift (
  shift_id int PRIMARY KEY,
  helper_id int NOT NULL REFERENCES helper,
  shift_date date NOT NULL,
  part text NOT NULL, -- morning or afternoon
  turned_up boolean,
  hours numeric(3,1)
);
CREATE TABLE giver (
  giver_id int PRIMARY KEY,
  giver_name text NOT NULL,
  gift_aid boolean NOT NULL
);
CREATE TABLE bag (
  bag_id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shop,
  giver_id int REFERENCES giver,
  dropped_off date NOT NULL,
  sorted_on date,
  sorted_by int REFERENCES helper,
  ragged_kg numeric(4,1)
);
CREATE TABLE stock_line (
  line_id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shop,
  bag_id int REFERENCES bag,
  what text NOT NULL,
  section text NOT NULL, -- ladies, gents, kids, books, bric-a-brac
  price numeric(6,2) NOT NULL,
  put_out date NOT NULL,
  sold_on date,
  sold_for numeric(6,2)
);
