CREATE TABLE suppliers (
  supplier_id integer PRIMARY KEY,
  supplier_code text NOT NULL UNIQUE,
  trade_name text NOT NULL,
  legal_name text NOT NULL,
  country text NOT NULL,
  payment_terms_days integer NOT NULL,
  onboarded_on date NOT NULL,
  blocked_on date
);
COMMENT ON COLUMN suppliers.blocked_on IS 'day on which we stopped buying from them; empty while we still do';
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  full_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE cost_centres (
  cc_code text PRIMARY KEY,
  cc_title text NOT NULL,
  owner_id integer NOT NULL REFERENCES staff(staff_id),
  yearly_budget numeric(12,2) NOT NULL
);
CREATE TABLE bills (
  bill_id integer PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers(supplier_id),
  supplier_ref text NOT NULL,
  billed_on date NOT NULL,
  received_on date NOT NULL,
  due_on date NOT NULL,
  approved_on date,
  paid_on date,
  entered_by integer NOT NULL REFERENCES staff(staff_id),
  approved_by integer REFERENCES staff(staff_id),
  net_amount numeric(12,2) NOT NULL,
  vat_amount numeric(12,2) NOT NULL,
  gross_amount numeric(12,2) NOT NULL,
  early_discount numeric(12,2) NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('entered','approved','disputed','paid'))
);
COMMENT ON COLUMN bills.billed_on IS 'date printed on the bill by the supplier';
COMMENT ON COLUMN bills.received_on IS 'date on which it reached our mail room';
COMMENT ON COLUMN bills.early_discount IS 'what we kept back because we paid early';
CREATE TABLE bill_lines (
  bill_id integer NOT NULL REFERENCES bills(bill_id),
  line_no integer NOT NULL,
  cc_code text NOT NULL REFERENCES cost_centres(cc_code),
  description text NOT NULL,
  quantity numeric(10,2) NOT NULL,
  unit_price numeric(12,2) NOT NULL,
  line_net numeric(12,2) NOT NULL,
  PRIMARY KEY (bill_id, line_no)
);
COMMENT ON COLUMN bill_lines.line_net IS 'quantity times unit price, before tax';
