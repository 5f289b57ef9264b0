CREATE TABLE customer_accounts (
  account_no int PRIMARY KEY,
  account_name text NOT NULL,
  trade text NOT NULL,
  town text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE products (
  sku text PRIMARY KEY,
  description text NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  cost_per_kg numeric(6,2) NOT NULL
);
CREATE TABLE vans (
  van_no int PRIMARY KEY,
  registration text NOT NULL,
  payload_kg int NOT NULL,
  insulated_since date
);
CREATE TABLE rounds (
  round_no int PRIMARY KEY,
  round_date date NOT NULL,
  van_no int NOT NULL REFERENCES vans(van_no),
  driver text NOT NULL,
  loaded_kg numeric(7,1) NOT NULL,
  returned_kg numeric(7,1),
  km_driven int,
  fuel_cost numeric(7,2)
);
CREATE TABLE drops (
  drop_no int PRIMARY KEY,
  round_no int NOT NULL REFERENCES rounds(round_no),
  account_no int NOT NULL REFERENCES customer_accounts(account_no),
  sku text NOT NULL REFERENCES products(sku),
  kg_ordered numeric(6,1) NOT NULL,
  kg_delivered numeric(6,1) NOT NULL,
  price_charged numeric(6,2) NOT NULL,
  window_ends time NOT NULL,
  arrived_at time,
  boxes_left int NOT NULL,
  boxes_collected int NOT NULL
);
CREATE TABLE quotations (
  quotation_no int PRIMARY KEY,
  prospect text NOT NULL,
  trade text NOT NULL,
  seller text NOT NULL,
  quoted_on date NOT NULL,
  weekly_kg int NOT NULL,
  offered_price numeric(6,2) NOT NULL,
  result text NOT NULL,
  result_on date,
  account_no int REFERENCES customer_accounts(account_no)
);
CREATE TABLE monthly_invoices (
  invoice_no int PRIMARY KEY,
  account_no int NOT NULL REFERENCES customer_accounts(account_no),
  for_month date NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  goods numeric(9,2) NOT NULL,
  box_deposit numeric(8,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN quotations.result IS 'won, lost, pending';
COMMENT ON COLUMN customer_accounts.trade IS 'laboratory, caterer, stage show, vaccine depot, fishmonger';
COMMENT ON COLUMN monthly_invoices.for_month IS 'first day of the month invoiced';
