CREATE TABLE stores (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  size_sqm int NOT NULL,
  opened_on date NOT NULL,
  has_bakery boolean NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  payment_days int NOT NULL
);
CREATE TABLE departments (
  id int PRIMARY KEY,
  name text NOT NULL,
  vat_rate numeric(4,1) NOT NULL
);
CREATE TABLE products (
  barcode text PRIMARY KEY,
  name text NOT NULL,
  department_id int NOT NULL REFERENCES departments(id),
  supplier_id int REFERENCES suppliers(id),
  purchase_price numeric(8,2) NOT NULL,
  shelf_price numeric(8,2) NOT NULL,
  organic boolean NOT NULL,
  delisted_on date
);
CREATE TABLE cashiers (
  id int PRIMARY KEY,
  store_id int NOT NULL REFERENCES stores(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  contract text NOT NULL
);
CREATE TABLE loyalty_cards (
  card_no int PRIMARY KEY,
  holder text NOT NULL,
  postcode text,
  issued_on date NOT NULL,
  points int NOT NULL,
  blocked boolean NOT NULL
);
CREATE TABLE receipts (
  id int PRIMARY KEY,
  store_id int NOT NULL REFERENCES stores(id),
  cashier_id int REFERENCES cashiers(id),
  card_no int REFERENCES loyalty_cards(card_no),
  printed_at timestamptz NOT NULL,
  paid_by text NOT NULL,
  voided boolean NOT NULL DEFAULT false
);
CREATE TABLE receipt_lines (
  receipt_id int NOT NULL REFERENCES receipts(id),
  line_no int NOT NULL,
  barcode text NOT NULL REFERENCES products(barcode),
  quantity numeric(8,2) NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  discount numeric(8,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (receipt_id, line_no)
);
CREATE TABLE waste_log (
  id int PRIMARY KEY,
  store_id int NOT NULL REFERENCES stores(id),
  barcode text NOT NULL REFERENCES products(barcode),
  thrown_on date NOT NULL,
  quantity numeric(8,2) NOT NULL,
  reason text NOT NULL
);
