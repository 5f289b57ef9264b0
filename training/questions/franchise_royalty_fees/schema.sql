CREATE TABLE franchisee (fr_id integer PRIMARY KEY, owner_name text NOT NULL, company text NOT NULL, joined_on date NOT NULL, exited_on date);
CREATE TABLE outlet (
  outlet_no integer PRIMARY KEY,
  fr_id integer REFERENCES franchisee,
  town text NOT NULL,
  format text NOT NULL,
  sqm integer NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  royalty_pct numeric(4,1) NOT NULL,
  ad_fund_pct numeric(4,1) NOT NULL
);
COMMENT ON COLUMN outlet.fr_id IS 'null = run by ourselves';
COMMENT ON COLUMN outlet.format IS 'drive-in, mall, street';
CREATE TABLE month_sales (
  outlet_no integer NOT NULL REFERENCES outlet,
  month date NOT NULL,
  gross_sales numeric(11,2) NOT NULL,
  vat numeric(11,2) NOT NULL,
  delivery_sales numeric(11,2) NOT NULL,
  guests integer NOT NULL,
  reported_on date,
  PRIMARY KEY (outlet_no, month)
);
COMMENT ON TABLE month_sales IS 'fees are a percent of net sales, that is gross_sales - vat';
COMMENT ON COLUMN month_sales.delivery_sales IS 'part of gross_sales that came over delivery apps';
CREATE TABLE fee_invoice (
  inv_no integer PRIMARY KEY,
  outlet_no integer NOT NULL REFERENCES outlet,
  month date NOT NULL,
  royalty numeric(10,2) NOT NULL,
  ad_fund numeric(10,2) NOT NULL,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE audit (audit_id integer PRIMARY KEY, outlet_no integer NOT NULL REFERENCES outlet, auditor text NOT NULL, visited_on date NOT NULL, points integer NOT NULL, announced boolean NOT NULL);
COMMENT ON COLUMN audit.points IS '0 to 100';
CREATE TABLE finding (audit_id integer NOT NULL REFERENCES audit, no integer NOT NULL, area text NOT NULL, serious boolean NOT NULL, fixed_on date, PRIMARY KEY (audit_id, no));
