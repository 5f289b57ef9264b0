CREATE TABLE lk_region (
  region_no int PRIMARY KEY,
  region_name text NOT NULL
);
CREATE TABLE lk_order_type (
  type_no int PRIMARY KEY,
  type_name text NOT NULL
);
CREATE TABLE lk_payment_terms (
  terms_no int PRIMARY KEY,
  terms_name text NOT NULL,
  days int NOT NULL
);
CREATE TABLE clients (
  client_no int PRIMARY KEY,
  client_name text NOT NULL,
  sector text NOT NULL,
  region_no int NOT NULL REFERENCES lk_region(region_no),
  terms_no int NOT NULL REFERENCES lk_payment_terms(terms_no),
  status text NOT NULL,
  client_since date NOT NULL,
  monthly_minimum numeric(8,2) NOT NULL
);
CREATE TABLE delivery_points (
  point_no int PRIMARY KEY,
  client_no int NOT NULL REFERENCES clients(client_no),
  point_name text NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  closed_on date
);
CREATE TABLE wearers (
  wearer_no int PRIMARY KEY,
  client_no int NOT NULL REFERENCES clients(client_no),
  first_name text NOT NULL,
  last_name text NOT NULL,
  size text NOT NULL,
  department text NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE garment_groups (
  group_no int PRIMARY KEY,
  group_name text NOT NULL
);
CREATE TABLE garments (
  garment_no int PRIMARY KEY,
  group_no int NOT NULL REFERENCES garment_groups(group_no),
  garment_name text NOT NULL,
  colour text NOT NULL,
  weekly_rent numeric(6,2) NOT NULL,
  replacement_price numeric(7,2) NOT NULL
);
CREATE TABLE garment_items (
  item_no int PRIMARY KEY,
  garment_no int NOT NULL REFERENCES garments(garment_no),
  wearer_no int REFERENCES wearers(wearer_no),
  status text NOT NULL,
  issued_date date,
  wash_count int NOT NULL
);
CREATE TABLE departments (
  dept_no int PRIMARY KEY,
  dept_name text NOT NULL
);
CREATE TABLE workers (
  worker_no int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  dept_no int NOT NULL REFERENCES departments(dept_no),
  status text NOT NULL,
  start_date date NOT NULL,
  hourly_wage numeric(6,2) NOT NULL
);
CREATE TABLE worker_shifts (
  shift_no int PRIMARY KEY,
  worker_no int NOT NULL REFERENCES workers(worker_no),
  shift_date date NOT NULL,
  shift_name text NOT NULL,
  hours numeric(4,1) NOT NULL
);
CREATE TABLE vans (
  van_no int PRIMARY KEY,
  plate text NOT NULL,
  status text NOT NULL,
  next_service date NOT NULL
);
CREATE TABLE rounds (
  round_no int PRIMARY KEY,
  van_no int NOT NULL REFERENCES vans(van_no),
  driver_no int NOT NULL REFERENCES workers(worker_no),
  round_date date NOT NULL,
  round_name text NOT NULL,
  kilometres int NOT NULL
);
CREATE TABLE stops (
  stop_no int PRIMARY KEY,
  round_no int NOT NULL REFERENCES rounds(round_no),
  point_no int NOT NULL REFERENCES delivery_points(point_no),
  arrived_at timestamp,
  bags_collected int NOT NULL,
  bags_delivered int NOT NULL
);
CREATE TABLE orders (
  order_no int PRIMARY KEY,
  client_no int NOT NULL REFERENCES clients(client_no),
  type_no int NOT NULL REFERENCES lk_order_type(type_no),
  status text NOT NULL,
  order_date date NOT NULL,
  wanted_date date NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE order_positions (
  position_no int PRIMARY KEY,
  order_no int NOT NULL REFERENCES orders(order_no),
  garment_no int NOT NULL REFERENCES garments(garment_no),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  client_no int NOT NULL REFERENCES clients(client_no),
  bill_date date NOT NULL,
  due_date date NOT NULL,
  status text NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE receipts (
  receipt_no int PRIMARY KEY,
  bill_no int NOT NULL REFERENCES bills(bill_no),
  receipt_date date NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE repairs (
  repair_no int PRIMARY KEY,
  item_no int NOT NULL REFERENCES garment_items(item_no),
  worker_no int NOT NULL REFERENCES workers(worker_no),
  damage text NOT NULL,
  received_date date NOT NULL,
  finished_date date,
  cost numeric(7,2) NOT NULL
);
COMMENT ON COLUMN clients.status IS 'active, on hold or cancelled';
COMMENT ON COLUMN garment_items.status IS 'in use, in stock, lost or scrapped';
COMMENT ON COLUMN bills.status IS 'open, paid or reminded';
COMMENT ON COLUMN orders.status IS 'received, in preparation, delivered or cancelled';
COMMENT ON COLUMN worker_shifts.shift_name IS 'early, late or night';
COMMENT ON COLUMN vans.status IS 'on the road, in the garage or sold';
COMMENT ON COLUMN workers.status IS 'employed, temporary or left';
