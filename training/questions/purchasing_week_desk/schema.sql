CREATE TABLE vendor (
  vendor_no int PRIMARY KEY,
  vendor_name varchar(60) NOT NULL,
  country varchar(30) NOT NULL,
  payment_days int NOT NULL,
  approved boolean NOT NULL
);
CREATE TABLE cost_centre (
  cost_centre_no int PRIMARY KEY,
  cost_centre_name varchar(40) NOT NULL,
  yearly_budget numeric(11,2) NOT NULL
);
CREATE TABLE buyer (
  buyer_id int PRIMARY KEY,
  buyer_name varchar(50) NOT NULL
);
CREATE TABLE material (
  material_no int PRIMARY KEY,
  material_name varchar(60) NOT NULL,
  material_group varchar(30) NOT NULL,
  preferred_vendor_no int REFERENCES vendor
);
CREATE TABLE purchase_order (
  po_no int PRIMARY KEY,
  vendor_no int NOT NULL REFERENCES vendor,
  buyer_id int NOT NULL REFERENCES buyer,
  cost_centre_no int NOT NULL REFERENCES cost_centre,
  order_date date NOT NULL,
  approved_date date,
  promised_date date,
  status varchar(12) NOT NULL
);
COMMENT ON COLUMN purchase_order.status IS 'draft, sent, received, cancelled';
CREATE TABLE po_line (
  po_no int NOT NULL REFERENCES purchase_order,
  line_no int NOT NULL,
  material_no int NOT NULL REFERENCES material,
  qty_ordered int NOT NULL,
  unit_price numeric(9,2) NOT NULL,
  PRIMARY KEY (po_no, line_no)
);
CREATE TABLE goods_receipt (
  receipt_no int PRIMARY KEY,
  po_no int NOT NULL,
  line_no int NOT NULL,
  receipt_date date NOT NULL,
  qty_received int NOT NULL,
  qty_rejected int NOT NULL DEFAULT 0,
  FOREIGN KEY (po_no, line_no) REFERENCES po_line
);
CREATE TABLE vendor_invoice (
  invoice_no int PRIMARY KEY,
  po_no int REFERENCES purchase_order,
  vendor_no int NOT NULL REFERENCES vendor,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(11,2) NOT NULL,
  paid_date date
);
