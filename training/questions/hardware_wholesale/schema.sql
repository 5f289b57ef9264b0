CREATE TABLE sales_rep (
  rep_id integer PRIMARY KEY,
  full_name text NOT NULL,
  region text NOT NULL,
  hired date NOT NULL,
  commission_rate numeric(4,3) NOT NULL
);
CREATE TABLE trade_account (
  account_no integer PRIMARY KEY,
  company text NOT NULL,
  town text NOT NULL,
  rep_id integer REFERENCES sales_rep(rep_id),
  credit_limit numeric(10,2) NOT NULL,
  payment_days integer NOT NULL,
  on_stop boolean NOT NULL,
  opened date NOT NULL
);
CREATE TABLE supplier (
  supplier_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  lead_time_days integer NOT NULL
);
CREATE TABLE item (
  sku text PRIMARY KEY,
  description text NOT NULL,
  family text NOT NULL,
  supplier_id integer NOT NULL REFERENCES supplier(supplier_id),
  list_price numeric(8,2) NOT NULL,
  cost_price numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE depot (depot_id integer PRIMARY KEY, town text NOT NULL, manager text);
CREATE TABLE stock_level (
  depot_id integer NOT NULL REFERENCES depot(depot_id),
  sku text NOT NULL REFERENCES item(sku),
  on_hand integer NOT NULL,
  min_level integer NOT NULL,
  PRIMARY KEY (depot_id, sku)
);
CREATE TABLE invoice (
  invoice_no integer PRIMARY KEY,
  account_no integer NOT NULL REFERENCES trade_account(account_no),
  depot_id integer NOT NULL REFERENCES depot(depot_id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  paid_date date
);
CREATE TABLE invoice_line (
  invoice_no integer NOT NULL REFERENCES invoice(invoice_no),
  line_no integer NOT NULL,
  sku text NOT NULL REFERENCES item(sku),
  qty integer NOT NULL,
  net_price numeric(8,2) NOT NULL,
  PRIMARY KEY (invoice_no, line_no)
);
CREATE TABLE credit_note (
  credit_no integer PRIMARY KEY,
  invoice_no integer NOT NULL REFERENCES invoice(invoice_no),
  issued date NOT NULL,
  amount numeric(8,2) NOT NULL,
  cause text NOT NULL
);
