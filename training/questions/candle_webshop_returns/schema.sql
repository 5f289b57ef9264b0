CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  registered_on date NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE scents (
  scent_code text PRIMARY KEY,
  scent_name text NOT NULL,
  family text NOT NULL -- floral, woody, citrus, spice
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  title text NOT NULL,
  scent_code text REFERENCES scents,
  wax_grams int NOT NULL,
  burn_hours int NOT NULL,
  list_price numeric(7,2) NOT NULL,
  making_cost numeric(7,2) NOT NULL,
  stock_on_hand int NOT NULL,
  launched_on date NOT NULL,
  withdrawn_on date
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  ordered_on date NOT NULL,
  paid_on date,
  shipped_on date,
  cancelled_on date,
  ship_city text NOT NULL,
  shipping_fee numeric(6,2) NOT NULL,
  voucher_discount numeric(6,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN orders.ship_city IS 'where the box goes, may differ from the city of the customer';
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders,
  line_no int NOT NULL,
  product_id int NOT NULL REFERENCES products,
  quantity int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
COMMENT ON COLUMN order_lines.unit_price IS 'what one piece was sold for; may be below the list price';
CREATE TABLE returns (
  return_id int PRIMARY KEY,
  order_id int NOT NULL,
  line_no int NOT NULL,
  pieces int NOT NULL,
  reason text NOT NULL, -- broken, wrong scent, changed mind, late
  announced_on date NOT NULL,
  received_on date,
  refunded_on date,
  refund_amount numeric(7,2),
  FOREIGN KEY (order_id, line_no) REFERENCES order_lines
);
