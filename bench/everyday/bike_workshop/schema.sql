-- Spoke & Anchor workshop db, v3

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company_name TEXT,
  email TEXT,
  phone TEXT,
  street TEXT,
  city TEXT,
  postcode TEXT,
  newsletter INTEGER NOT NULL DEFAULT 0,
  created_on TEXT NOT NULL,
  notes TEXT
);

CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  job TEXT NOT NULL,            -- mechanic, apprentice, sales, office, manager
  hourly_wage REAL,
  hired_on TEXT NOT NULL,
  left_on TEXT
);

CREATE TABLE bikes (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  brand TEXT NOT NULL,
  model TEXT,
  bike_type TEXT NOT NULL,
  is_electric INTEGER NOT NULL DEFAULT 0,
  colour TEXT,
  frame_number TEXT,
  bought_here INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE services (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  price REAL NOT NULL,
  minutes INTEGER NOT NULL
);

CREATE TABLE suppliers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  contact_name TEXT,
  email TEXT,
  phone TEXT,
  city TEXT,
  country TEXT NOT NULL,
  delivery_days INTEGER
);

CREATE TABLE part_categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

CREATE TABLE parts (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  category_id INTEGER NOT NULL REFERENCES part_categories(id),
  supplier_id INTEGER REFERENCES suppliers(id),
  purchase_price REAL NOT NULL,
  sale_price REAL NOT NULL,
  stock INTEGER NOT NULL DEFAULT 0,
  reorder_level INTEGER NOT NULL DEFAULT 0,
  shelf TEXT,
  discontinued INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE repair_orders (
  id INTEGER PRIMARY KEY,
  order_no TEXT NOT NULL UNIQUE,
  bike_id INTEGER NOT NULL REFERENCES bikes(id),
  mechanic_id INTEGER REFERENCES staff(id),
  status TEXT NOT NULL DEFAULT 'received',  -- received, in_progress, waiting_parts, ready, collected, cancelled
  complaint TEXT,
  received_at TEXT NOT NULL,
  promised_on TEXT,
  finished_at TEXT,
  collected_at TEXT,
  is_warranty INTEGER NOT NULL DEFAULT 0,
  total_price REAL,
  paid_on TEXT,
  payment_method TEXT
);
CREATE INDEX ix_repair_orders_bike ON repair_orders(bike_id);
CREATE INDEX ix_repair_orders_status ON repair_orders(status);

CREATE TABLE repair_services (
  id INTEGER PRIMARY KEY,
  repair_order_id INTEGER NOT NULL REFERENCES repair_orders(id),
  service_id INTEGER NOT NULL REFERENCES services(id),
  price REAL NOT NULL
);

CREATE TABLE repair_parts (
  id INTEGER PRIMARY KEY,
  repair_order_id INTEGER NOT NULL REFERENCES repair_orders(id),
  part_id INTEGER NOT NULL REFERENCES parts(id),
  quantity INTEGER NOT NULL DEFAULT 1,
  unit_price REAL NOT NULL
);

CREATE TABLE sales (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customers(id),
  staff_id INTEGER NOT NULL REFERENCES staff(id),
  sold_at TEXT NOT NULL,
  payment_method TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'paid'
);

CREATE TABLE sale_items (
  id INTEGER PRIMARY KEY,
  sale_id INTEGER NOT NULL REFERENCES sales(id),
  part_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  unit_price REAL NOT NULL
);

CREATE TABLE rental_bikes (
  id INTEGER PRIMARY KEY,
  label TEXT NOT NULL UNIQUE,
  brand TEXT,
  model TEXT,
  bike_type TEXT NOT NULL,
  is_electric INTEGER NOT NULL DEFAULT 0,
  frame_size TEXT,
  day_rate REAL NOT NULL,
  deposit REAL NOT NULL,
  bought_on TEXT NOT NULL,
  retired_on TEXT
);

CREATE TABLE rentals (
  id INTEGER PRIMARY KEY,
  rental_bike_id INTEGER NOT NULL REFERENCES rental_bikes(id),
  customer_id INTEGER NOT NULL,
  booked_at TEXT NOT NULL,
  start_date TEXT NOT NULL,
  due_date TEXT NOT NULL,
  days INTEGER NOT NULL,
  returned_at TEXT,
  total_price REAL NOT NULL,
  status TEXT NOT NULL          -- reserved, out, returned, cancelled
);

CREATE TABLE purchase_orders (
  id INTEGER PRIMARY KEY,
  po_number TEXT NOT NULL UNIQUE,
  supplier_id INTEGER NOT NULL REFERENCES suppliers(id),
  ordered_on TEXT NOT NULL,
  expected_on TEXT,
  delivered_on TEXT,
  status TEXT NOT NULL
);

CREATE TABLE purchase_order_items (
  id INTEGER PRIMARY KEY,
  purchase_order_id INTEGER NOT NULL REFERENCES purchase_orders(id),
  part_id INTEGER NOT NULL REFERENCES parts(id),
  quantity INTEGER NOT NULL,
  unit_cost REAL NOT NULL
);
