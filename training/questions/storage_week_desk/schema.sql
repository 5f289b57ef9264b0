CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, city text NOT NULL);
CREATE TABLE unit (
  unit_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES site,
  unit_label text NOT NULL,
  square_metres numeric(5,1) NOT NULL,
  list_price numeric(7,2) NOT NULL,
  heated boolean NOT NULL,
  blocked_since date
);
CREATE TABLE tenant (
  tenant_id int PRIMARY KEY,
  tenant_name text NOT NULL,
  is_business boolean NOT NULL,
  found_via text
);
CREATE TABLE contract (
  contract_id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES unit,
  tenant_id int NOT NULL REFERENCES tenant,
  move_in date NOT NULL,
  notice_on date,
  move_out date,
  monthly_rent numeric(7,2) NOT NULL,
  insured boolean NOT NULL
);
CREATE TABLE rent_invoice (
  invoice_no int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contract,
  rent_month date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date,
  reminder_level int NOT NULL DEFAULT 0
);
CREATE TABLE gate_log (
  log_id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contract,
  opened_at timestamptz NOT NULL
);
CREATE TABLE enquiry (
  enquiry_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES site,
  asked_on date NOT NULL,
  channel text NOT NULL,
  wanted_sqm numeric(5,1),
  viewed_on date,
  contract_id int REFERENCES contract,
  lost_because text
);
