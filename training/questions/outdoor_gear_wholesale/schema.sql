CREATE TABLE countries (
  country_id int PRIMARY KEY,
  name text NOT NULL,
  currency text NOT NULL
);
CREATE TABLE teams (
  team_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE employees (
  employee_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  team_id int NOT NULL REFERENCES teams(team_id),
  job_title text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  company_name text NOT NULL,
  contact_name text NOT NULL,
  email text NOT NULL,
  tier text NOT NULL,
  customer_since date NOT NULL,
  account_manager_id int NOT NULL REFERENCES employees(employee_id)
);
CREATE TABLE addresses (
  address_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  kind text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  country_id int NOT NULL REFERENCES countries(country_id)
);
CREATE TABLE categories (
  category_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  name text NOT NULL,
  country_id int NOT NULL REFERENCES countries(country_id),
  lead_time_days int NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  name text NOT NULL,
  category_id int NOT NULL REFERENCES categories(category_id),
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  list_price numeric(9,2) NOT NULL,
  in_stock int NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE order_statuses (
  status_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE campaigns (
  campaign_id int PRIMARY KEY,
  name text NOT NULL,
  channel text NOT NULL,
  budget numeric(10,2) NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  status_id int NOT NULL REFERENCES order_statuses(status_id),
  campaign_id int REFERENCES campaigns(campaign_id),
  ordered_on date NOT NULL
);
CREATE TABLE order_lines (
  line_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(9,2) NOT NULL
);
CREATE TABLE carriers (
  carrier_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE shipments (
  shipment_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  carrier_id int NOT NULL REFERENCES carriers(carrier_id),
  shipped_on date NOT NULL,
  delivered_on date,
  weight_kg numeric(7,1) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(invoice_id),
  paid_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL
);
CREATE TABLE purchase_orders (
  po_id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(supplier_id),
  placed_on date NOT NULL,
  expected_on date NOT NULL,
  received_on date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  assigned_to int NOT NULL REFERENCES employees(employee_id),
  subject text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE ticket_messages (
  message_id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(ticket_id),
  sent_at timestamp NOT NULL,
  from_customer boolean NOT NULL,
  body text NOT NULL
);
COMMENT ON COLUMN addresses.kind IS 'billing or delivery';
COMMENT ON COLUMN customers.tier IS 'gold, silver or bronze';
COMMENT ON COLUMN invoices.status IS 'open, paid or credited';
