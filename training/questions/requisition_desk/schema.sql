CREATE TABLE cost_centre (cost_centre_code text PRIMARY KEY, cost_centre_name text NOT NULL, head_of_department_name text NOT NULL, yearly_budget_amount numeric(12,2) NOT NULL);
CREATE TABLE approved_vendor (vendor_number int PRIMARY KEY, vendor_company_name text NOT NULL, vendor_country text NOT NULL, payment_term_days int NOT NULL, quality_grade char(1), contract_expiry_date date, on_hold boolean NOT NULL);
CREATE TABLE purchase_category (category_code text PRIMARY KEY, category_title text NOT NULL, parent_category_code text REFERENCES purchase_category);
CREATE TABLE purchase_requisition (
  requisition_number int PRIMARY KEY,
  requested_by_name text NOT NULL,
  cost_centre_code text NOT NULL REFERENCES cost_centre,
  category_code text NOT NULL REFERENCES purchase_category,
  requested_date date NOT NULL,
  needed_by_date date,
  approval_state text NOT NULL,
  approver_name text,
  decision_date date,
  justification_text text
);
CREATE TABLE purchase_order_header (
  purchase_order_number text PRIMARY KEY,
  requisition_number int REFERENCES purchase_requisition,
  vendor_number int NOT NULL REFERENCES approved_vendor,
  order_date date NOT NULL,
  currency_code char(3) NOT NULL,
  promised_delivery_date date NOT NULL,
  order_total_amount numeric(12,2) NOT NULL
);
CREATE TABLE goods_receipt (goods_receipt_number int PRIMARY KEY, purchase_order_number text NOT NULL REFERENCES purchase_order_header, received_date date NOT NULL, received_by_name text NOT NULL, complaint_raised boolean NOT NULL);
CREATE TABLE vendor_invoice (invoice_number text PRIMARY KEY, purchase_order_number text NOT NULL REFERENCES purchase_order_header, invoice_date date NOT NULL, due_date date NOT NULL, invoice_amount numeric(12,2) NOT NULL, paid_date date);
CREATE TABLE quotation (quotation_number int PRIMARY KEY, requisition_number int NOT NULL REFERENCES purchase_requisition, vendor_number int NOT NULL REFERENCES approved_vendor, quoted_amount numeric(12,2) NOT NULL, delivery_weeks int NOT NULL, quotation_date date NOT NULL);
