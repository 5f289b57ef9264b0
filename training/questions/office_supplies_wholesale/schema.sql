CREATE TABLE reps (
  rep_code text PRIMARY KEY,
  rep_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE accounts (
  cust_no integer PRIMARY KEY,
  company text NOT NULL,
  city text NOT NULL,
  sector text NOT NULL,
  rep_code text NOT NULL REFERENCES reps,
  credit_limit numeric(9,2) NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE articles (
  art_no integer PRIMARY KEY,
  descr text NOT NULL,
  brand text NOT NULL,
  pack_size integer NOT NULL,
  pack_price numeric(8,2) NOT NULL,
  purchase_price numeric(8,2) NOT NULL
);
COMMENT ON COLUMN articles.pack_size IS 'pieces in one pack';
COMMENT ON COLUMN articles.pack_price IS 'selling price of one pack';
COMMENT ON COLUMN articles.purchase_price IS 'what one pack costs us';
CREATE TABLE sales_orders (
  so_no integer PRIMARY KEY,
  cust_no integer NOT NULL REFERENCES accounts,
  dt_order date NOT NULL,
  dt_wanted date NOT NULL,
  dt_delivered date,
  po_ref text,
  status char(1) NOT NULL
);
COMMENT ON COLUMN sales_orders.status IS 'O = open, P = partly delivered, D = delivered, X = cancelled';
COMMENT ON COLUMN sales_orders.po_ref IS 'the customer''s own order number';
CREATE TABLE so_items (
  so_no integer NOT NULL REFERENCES sales_orders,
  pos integer NOT NULL,
  art_no integer NOT NULL REFERENCES articles,
  packs_ordered integer NOT NULL,
  packs_delivered integer NOT NULL,
  line_net numeric(10,2) NOT NULL,
  PRIMARY KEY (so_no, pos)
);
COMMENT ON COLUMN so_items.line_net IS 'net value of the whole line for the ordered packs, rebate already deducted';
CREATE TABLE invoices (
  inv_no integer PRIMARY KEY,
  so_no integer NOT NULL REFERENCES sales_orders,
  dt_inv date NOT NULL,
  dt_due date NOT NULL,
  dt_paid date,
  net_amt numeric(10,2) NOT NULL,
  vat_amt numeric(10,2) NOT NULL
);
