CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  country_code char(2) NOT NULL,
  preferred char(1) NOT NULL,      -- Y or N
  status char(1) NOT NULL,         -- A active, H on hold, B blacklisted, X closed down
  terms_code text NOT NULL,
  certified_on date                -- null: no quality certificate
);
CREATE TABLE payment_terms (
  terms_code text PRIMARY KEY,
  description text NOT NULL,
  days int NOT NULL
);
CREATE TABLE buyers (
  buyer_id int PRIMARY KEY,
  full_name text NOT NULL,
  sex char(1) NOT NULL,            -- m, f
  contract text NOT NULL,          -- FT, PT
  left_on date
);
CREATE TABLE items (
  item_no text PRIMARY KEY,
  item_name text NOT NULL,
  hazardous boolean NOT NULL,
  abc_class char(1) NOT NULL,
  discontinued_on date
);
CREATE TABLE purchase_orders (
  po_no int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers,
  buyer_id int NOT NULL REFERENCES buyers,
  approved_by int REFERENCES buyers,
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  received_on date,
  po_status text NOT NULL,         -- OPN open, PRT partly received, CLS closed, CAN cancelled
  urgency int NOT NULL,            -- 1 can wait, 2 normal, 3 urgent
  ship_mode char(1) NOT NULL       -- R road, S sea, A air
);
CREATE TABLE po_lines (
  po_no int NOT NULL REFERENCES purchase_orders,
  line_no int NOT NULL,
  item_no text NOT NULL REFERENCES items,
  qty int NOT NULL,
  unit_cost numeric(8,2) NOT NULL,
  PRIMARY KEY (po_no, line_no)
);
CREATE TABLE supplier_bills (
  bill_no text PRIMARY KEY,
  po_no int NOT NULL REFERENCES purchase_orders,
  billed_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  disputed smallint NOT NULL DEFAULT 0,
  net_amount numeric(10,2) NOT NULL,
  tax_amount numeric(10,2) NOT NULL
);
