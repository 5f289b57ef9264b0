CREATE TABLE vendors (
  vendor_id int PRIMARY KEY,
  vendor_name text NOT NULL,
  partner_level text NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors,
  product_name text NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  list_price numeric(9,2) NOT NULL
);
CREATE TABLE account_managers (
  manager_id int PRIMARY KEY,
  full_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  segment text NOT NULL,
  country text NOT NULL,
  manager_id int REFERENCES account_managers
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  created_on date NOT NULL,
  expires_on date NOT NULL,
  total numeric(11,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE licences (
  licence_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  product_id int NOT NULL REFERENCES products,
  seats int NOT NULL,
  price_per_seat numeric(9,2) NOT NULL,
  starts_on date NOT NULL,
  expires_on date NOT NULL,
  auto_renew boolean NOT NULL
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  product_id int REFERENCES products,
  opened_at timestamp NOT NULL,
  closed_at timestamp,
  priority text NOT NULL
);
COMMENT ON COLUMN quotes.status IS 'draft, sent, won, lost';
