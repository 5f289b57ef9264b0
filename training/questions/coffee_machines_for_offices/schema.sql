CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  employees int NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  email text NOT NULL
);
CREATE TABLE machine_models (
  model_id int PRIMARY KEY,
  name text NOT NULL,
  brew_type text NOT NULL,
  monthly_rent numeric(8,2) NOT NULL
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  serial_number text NOT NULL UNIQUE,
  model_id int NOT NULL REFERENCES machine_models(model_id),
  customer_id int REFERENCES customers(customer_id),
  bought_on date NOT NULL,
  last_serviced_on date
);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  monthly_fee numeric(8,2) NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  price numeric(8,2) NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  ordered_on date NOT NULL,
  delivered_on date,
  driver_id int REFERENCES drivers(driver_id)
);
CREATE TABLE order_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE technicians (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE service_calls (
  call_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(machine_id),
  reported_on date NOT NULL,
  problem text NOT NULL,
  technician_id int REFERENCES technicians(technician_id),
  fixed_on date,
  parts_cost numeric(8,2)
);
