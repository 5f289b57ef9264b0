CREATE TABLE houses (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  niche boolean NOT NULL
);
CREATE TABLE notes (
  id int PRIMARY KEY,
  name text NOT NULL,
  family text NOT NULL
);
CREATE TABLE fragrances (
  id int PRIMARY KEY,
  house_id int NOT NULL REFERENCES houses(id),
  name text NOT NULL,
  concentration text NOT NULL,
  aimed_at text NOT NULL,
  launched int,
  discontinued boolean NOT NULL DEFAULT false
);
CREATE TABLE fragrance_notes (
  fragrance_id int NOT NULL REFERENCES fragrances(id),
  note_id int NOT NULL REFERENCES notes(id),
  layer text NOT NULL,
  PRIMARY KEY (fragrance_id, note_id)
);
CREATE TABLE bottles (
  sku text PRIMARY KEY,
  fragrance_id int NOT NULL REFERENCES fragrances(id),
  ml int NOT NULL,
  is_tester boolean NOT NULL,
  price numeric(7,2),
  on_hand int NOT NULL,
  reorder_at int
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  birthday date,
  phone text,
  points int NOT NULL DEFAULT 0,
  favourite_family text,
  since date NOT NULL
);
CREATE TABLE assistants (
  id int PRIMARY KEY,
  name text NOT NULL,
  languages text
);
CREATE TABLE receipts (
  id int PRIMARY KEY,
  rung_at timestamp NOT NULL,
  assistant_id int NOT NULL REFERENCES assistants(id),
  customer_id int REFERENCES customers(id),
  tender text NOT NULL,
  gift_wrap boolean NOT NULL
);
CREATE TABLE receipt_lines (
  receipt_id int NOT NULL REFERENCES receipts(id),
  sku text NOT NULL REFERENCES bottles(sku),
  qty int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  discount numeric(7,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (receipt_id, sku)
);
