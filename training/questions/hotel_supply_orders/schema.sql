-- wholesaler for hotels; several flags say the negative
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  hotel_name text NOT NULL,
  stars int,                          -- null: not classified
  inactive boolean NOT NULL,
  tax_exempt boolean NOT NULL,
  no_calls boolean NOT NULL,          -- does not want sales calls
  pay_terms text NOT NULL,            -- net7, net30, net60, cod, cia (cash in advance)
  chain text,                         -- null: independent house
  account_manager int,
  since date NOT NULL
);
CREATE TABLE employees (
  employee_id int PRIMARY KEY,
  full_name text NOT NULL,
  job text NOT NULL,                  -- AM account manager, WH warehouse, DR driver
  non_smoker boolean NOT NULL,
  unpaid_leave boolean NOT NULL,
  hours text NOT NULL,                -- full, part, casual
  terminated_on date
);
CREATE TABLE items (
  item_id int PRIMARY KEY,
  item_name text NOT NULL,
  dept text NOT NULL,                 -- L linen, T toiletries, K kitchen, F furniture
  not_returnable boolean NOT NULL,
  unlisted boolean NOT NULL,          -- hidden from the web catalogue
  imported char(1) NOT NULL,          -- y, n
  eco char(1) NOT NULL,               -- y, n
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE sales_orders (
  so_no int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts,
  entered_by int REFERENCES employees,
  driver_id int REFERENCES employees,
  status text NOT NULL,               -- new, conf, pick, dlvd, canc, back (sent back)
  ship_via text NOT NULL,             -- own, cour, pick-up
  uninsured boolean NOT NULL,
  ordered_on date NOT NULL,
  wanted_on date NOT NULL,
  delivered_on date,
  cancelled_on date
);
CREATE TABLE sales_lines (
  so_no int NOT NULL REFERENCES sales_orders,
  item_id int NOT NULL REFERENCES items,
  qty int NOT NULL,
  qty_short int NOT NULL,             -- ordered but not delivered
  free_of_charge boolean NOT NULL,
  line_total numeric(10,2) NOT NULL,  -- qty times price, 0 if free
  PRIMARY KEY (so_no, item_id)
);
CREATE TABLE ar_invoices (
  inv_no int PRIMARY KEY,
  so_no int NOT NULL REFERENCES sales_orders,
  inv_date date NOT NULL,
  due_date date NOT NULL,
  paid_date date,
  unapplied boolean NOT NULL,         -- payment received but not matched yet
  void_flag text NOT NULL,            -- '' or 'V'
  net numeric(10,2) NOT NULL,
  tax numeric(9,2) NOT NULL
);
