CREATE TABLE branches (branch_no int PRIMARY KEY, branch_name text NOT NULL, region text NOT NULL, opened_on date NOT NULL);
CREATE TABLE pharmacists (
  staff_no int PRIMARY KEY,
  staff_name text NOT NULL,
  branch_no int NOT NULL REFERENCES branches,
  licence_valid_until date NOT NULL
);
CREATE TABLE medicines (
  med_code text PRIMARY KEY,
  med_name text NOT NULL,
  therapeutic_class text NOT NULL,
  prescription_only boolean NOT NULL,
  purchase_price numeric(7,2) NOT NULL,
  retail_price numeric(7,2) NOT NULL,
  maker text NOT NULL
);
CREATE TABLE branch_stock (
  branch_no int NOT NULL REFERENCES branches,
  med_code text NOT NULL REFERENCES medicines,
  batch_no text NOT NULL,
  units int NOT NULL,
  expires_on date NOT NULL,
  PRIMARY KEY (branch_no, med_code, batch_no)
);
CREATE TABLE loyalty_members (
  member_no int PRIMARY KEY,
  member_name text NOT NULL,
  joined_on date NOT NULL,
  birth_year int
);
CREATE TABLE receipts (
  receipt_no int PRIMARY KEY,
  branch_no int NOT NULL REFERENCES branches,
  staff_no int NOT NULL REFERENCES pharmacists,
  member_no int REFERENCES loyalty_members,
  sold_at timestamp NOT NULL,
  payment_method text NOT NULL,
  voided boolean NOT NULL DEFAULT false
);
CREATE TABLE receipt_lines (
  receipt_no int NOT NULL REFERENCES receipts,
  med_code text NOT NULL REFERENCES medicines,
  units int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  insurer_part numeric(8,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (receipt_no, med_code)
);
COMMENT ON COLUMN receipt_lines.insurer_part IS 'part of units × unit_price that the health insurer pays';
CREATE TABLE supplier_orders (
  po_no int PRIMARY KEY,
  branch_no int NOT NULL REFERENCES branches,
  med_code text NOT NULL REFERENCES medicines,
  units int NOT NULL,
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  arrived_on date
);
