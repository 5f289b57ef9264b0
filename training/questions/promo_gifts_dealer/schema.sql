CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  min_order_value numeric(10,2) NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  cost numeric(10,2) NOT NULL,
  list_price numeric(10,2) NOT NULL,
  minimum_quantity int NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE salespeople (
  salespeople_id int PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  company text NOT NULL,
  industry text NOT NULL,
  contact text NOT NULL,
  email text NOT NULL,
  salesperson_id int NOT NULL REFERENCES salespeople(salespeople_id),
  created_at timestamptz NOT NULL
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  sent_on date NOT NULL,
  valid_until date NOT NULL,
  total numeric(10,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  quote_id int REFERENCES quotes(quote_id),
  ordered_at timestamptz NOT NULL,
  deadline date,
  status text NOT NULL
);
CREATE TABLE order_lines (
  order_line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  print_method text,
  setup_fee numeric(10,2) NOT NULL
);
CREATE TABLE artworks (
  artwork_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  version int NOT NULL,
  sent_at timestamptz NOT NULL,
  approved_at timestamptz
);
CREATE TABLE shipments (
  shipment_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  shipped_on date NOT NULL,
  arrived_on date,
  carrier text NOT NULL,
  cost numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  amount numeric(10,2) NOT NULL,
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN quotes.status IS 'sent, accepted, rejected';
COMMENT ON COLUMN orders.status IS 'artwork, production, shipped, cancelled';
