CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  sector text NOT NULL,
  postcode_area text NOT NULL
);
CREATE TABLE technician (
  technician_id int PRIMARY KEY,
  technician_name text NOT NULL,
  licence_expires date NOT NULL
);
CREATE TABLE service_contract (
  contract_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  visits_per_year int NOT NULL,
  yearly_price numeric(9,2) NOT NULL,
  signed_on date NOT NULL,
  renewal_on date NOT NULL,
  cancelled_on date
);
CREATE TABLE callout (
  callout_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  pest text NOT NULL,
  called_at timestamp NOT NULL,
  visited_at timestamp,
  technician_id int REFERENCES technician,
  price numeric(7,2),
  return_visit_of int REFERENCES callout
);
CREATE TABLE contract_visit (
  visit_id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES service_contract,
  technician_id int REFERENCES technician,
  due_on date NOT NULL,
  done_on date,
  traps_checked int,
  finding text
);
COMMENT ON COLUMN contract_visit.finding IS 'none, mice, rats, cockroaches; empty until done';
CREATE TABLE chemical (
  chemical_id int PRIMARY KEY,
  chemical_name text NOT NULL,
  litres_in_store numeric(6,1) NOT NULL,
  cost_per_litre numeric(7,2) NOT NULL
);
CREATE TABLE chemical_use (
  callout_id int NOT NULL REFERENCES callout,
  chemical_id int NOT NULL REFERENCES chemical,
  litres numeric(5,2) NOT NULL,
  PRIMARY KEY (callout_id, chemical_id)
);
CREATE TABLE sales_invoice (
  invoice_no int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  kind text NOT NULL,
  invoice_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_date date
);
COMMENT ON COLUMN sales_invoice.kind IS 'contract or callout';
