CREATE TABLE ports (
  port_id int PRIMARY KEY,
  port_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  full_name text NOT NULL,
  role text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE ship_owners (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  country text NOT NULL,
  credit_limit numeric(10,2),
  account_manager_id int REFERENCES staff(staff_id)
);
CREATE TABLE vessels (
  vessel_id int PRIMARY KEY,
  vessel_name text NOT NULL,
  owner_id int NOT NULL REFERENCES ship_owners(owner_id),
  vessel_type text NOT NULL,
  crew_size int NOT NULL
);
CREATE TABLE articles (
  article_id int PRIMARY KEY,
  article_name text NOT NULL,
  category text NOT NULL,
  unit text NOT NULL,
  list_price numeric(10,2) NOT NULL,
  cost_price numeric(10,2) NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  vessel_id int NOT NULL REFERENCES vessels(vessel_id),
  port_id int NOT NULL REFERENCES ports(port_id),
  taken_by int NOT NULL REFERENCES staff(staff_id),
  ordered_on date NOT NULL,
  delivered_on date,
  launch_fee numeric(10,2) NOT NULL
);
CREATE TABLE order_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  article_id int NOT NULL REFERENCES articles(article_id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  discount_percent numeric(4,1) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(10,2) NOT NULL
);
COMMENT ON COLUMN orders.launch_fee IS 'boat trip to a ship at anchor, 0 when alongside';
COMMENT ON TABLE order_lines IS 'goods sold; turnover = quantity * unit_price less discount_percent, launch fees apart';
COMMENT ON COLUMN staff.role IS 'sales, water clerk, driver';
