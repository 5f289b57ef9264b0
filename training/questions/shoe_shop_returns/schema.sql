CREATE TABLE stores (
  store_id int PRIMARY KEY,
  store_name text NOT NULL,
  floor_sqm int NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE sales_staff (
  staff_id int PRIMARY KEY,
  store_id int NOT NULL REFERENCES stores(store_id),
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE brands (
  brand_id int PRIMARY KEY,
  brand text NOT NULL
);
CREATE TABLE shoes (
  shoe_id int PRIMARY KEY,
  brand_id int NOT NULL REFERENCES brands(brand_id),
  model text NOT NULL,
  for_whom text NOT NULL,
  kind text NOT NULL,
  cost numeric(7,2) NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE stock (
  store_id int NOT NULL REFERENCES stores(store_id),
  shoe_id int NOT NULL REFERENCES shoes(shoe_id),
  pairs int NOT NULL,
  PRIMARY KEY (store_id, shoe_id)
);
CREATE TABLE cards (
  card_no int PRIMARY KEY,
  holder_name text NOT NULL,
  issued_on date NOT NULL,
  birth_year int
);
CREATE TABLE receipts (
  receipt_no int PRIMARY KEY,
  store_id int NOT NULL REFERENCES stores(store_id),
  staff_id int NOT NULL REFERENCES sales_staff(staff_id),
  card_no int REFERENCES cards(card_no),
  rung_up_at timestamp NOT NULL,
  pay_method text NOT NULL
);
CREATE TABLE receipt_lines (
  line_id int PRIMARY KEY,
  receipt_no int NOT NULL REFERENCES receipts(receipt_no),
  shoe_id int NOT NULL REFERENCES shoes(shoe_id),
  size int NOT NULL,
  pairs int NOT NULL,
  price_paid numeric(7,2) NOT NULL
);
CREATE TABLE returned_pairs (
  return_id int PRIMARY KEY,
  line_id int NOT NULL REFERENCES receipt_lines(line_id),
  returned_on date NOT NULL,
  pairs int NOT NULL,
  reason text NOT NULL,
  money_back numeric(7,2) NOT NULL
);
COMMENT ON COLUMN receipts.card_no IS 'customer card shown at the till; null when none was shown';
COMMENT ON COLUMN receipt_lines.price_paid IS 'per pair';
COMMENT ON COLUMN shoes.for_whom IS 'women, men or children';
COMMENT ON COLUMN receipts.pay_method IS 'cash, card or voucher';
