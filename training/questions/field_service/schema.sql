CREATE TABLE regions (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE depots (id integer PRIMARY KEY, name text NOT NULL, town text NOT NULL, region_id integer NOT NULL REFERENCES regions(id));
CREATE TABLE trades (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE technicians (
  id integer PRIMARY KEY, full_name text NOT NULL, trade_id integer NOT NULL REFERENCES trades(id), depot_id integer NOT NULL REFERENCES depots(id),
  grade text NOT NULL, hourly_rate numeric(6,2) NOT NULL, joined date NOT NULL, finished date, mentor_id integer REFERENCES technicians(id)
);
COMMENT ON COLUMN technicians.hourly_rate IS 'What we charge the customer per hour, not the wage';
COMMENT ON COLUMN technicians.finished IS 'Date the technician left; empty if still employed';
CREATE TABLE certificates (id integer PRIMARY KEY, name text NOT NULL, valid_years integer);
CREATE TABLE technician_certificates (
  technician_id integer NOT NULL REFERENCES technicians(id), certificate_id integer NOT NULL REFERENCES certificates(id), obtained date NOT NULL, expires date,
  PRIMARY KEY (technician_id, certificate_id)
);
CREATE TABLE vans (
  id integer PRIMARY KEY, registration text NOT NULL UNIQUE, depot_id integer NOT NULL REFERENCES depots(id), technician_id integer REFERENCES technicians(id),
  make text NOT NULL, mileage integer NOT NULL, mot_due date
);
COMMENT ON COLUMN vans.mot_due IS 'Date of the next annual roadworthiness test';
CREATE TABLE customers (
  id integer PRIMARY KEY, name text NOT NULL, kind text NOT NULL, phone text, email text, joined date NOT NULL, account_terms integer
);
COMMENT ON COLUMN customers.account_terms IS 'Days to pay; empty means payment on the day';
CREATE TABLE properties (
  id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers(id), address text NOT NULL, town text NOT NULL, postcode text NOT NULL, region_id integer NOT NULL REFERENCES regions(id), built integer, access_note text
);
CREATE TABLE contracts (
  id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers(id), plan text NOT NULL, start_date date NOT NULL, end_date date, yearly_fee numeric(10,2) NOT NULL, sla_hours integer
);
COMMENT ON COLUMN contracts.sla_hours IS 'Promised hours from call to arrival';
CREATE TABLE appliances (
  id integer PRIMARY KEY, property_id integer NOT NULL REFERENCES properties(id), kind text NOT NULL, brand text, serial_no text, installed date, warranty_until date
);
CREATE TABLE job_types (id integer PRIMARY KEY, name text NOT NULL, trade_id integer NOT NULL REFERENCES trades(id), standard_minutes integer NOT NULL, call_out_fee numeric(8,2) NOT NULL);
CREATE TABLE jobs (
  id integer PRIMARY KEY, job_no text NOT NULL UNIQUE, property_id integer NOT NULL REFERENCES properties(id), job_type_id integer NOT NULL REFERENCES job_types(id),
  contract_id integer REFERENCES contracts(id), reported_at timestamptz NOT NULL, urgency smallint NOT NULL, state text NOT NULL, completed_at timestamptz, description text, fixed_first_time boolean
);
COMMENT ON COLUMN jobs.urgency IS '1 = emergency, 2 = same week, 3 = whenever it suits';
COMMENT ON COLUMN jobs.fixed_first_time IS 'True if no second visit was needed; empty until completed';
CREATE TABLE visits (
  id integer PRIMARY KEY, job_id integer NOT NULL REFERENCES jobs(id), technician_id integer NOT NULL REFERENCES technicians(id), planned_for timestamptz NOT NULL, arrived_at timestamptz, left_at timestamptz, outcome text
);
CREATE TABLE parts (
  id integer PRIMARY KEY, sku text NOT NULL UNIQUE, name text NOT NULL, trade_id integer REFERENCES trades(id), cost numeric(8,2) NOT NULL, price numeric(8,2) NOT NULL
);
CREATE TABLE depot_stock (depot_id integer NOT NULL REFERENCES depots(id), part_id integer NOT NULL REFERENCES parts(id), on_hand integer NOT NULL, min_level integer NOT NULL, PRIMARY KEY (depot_id, part_id));
CREATE TABLE parts_used (id integer PRIMARY KEY, visit_id integer NOT NULL REFERENCES visits(id), part_id integer NOT NULL REFERENCES parts(id), qty integer NOT NULL, price_each numeric(8,2) NOT NULL);
CREATE TABLE invoices (
  id integer PRIMARY KEY, invoice_no text NOT NULL UNIQUE, job_id integer NOT NULL REFERENCES jobs(id), issued date NOT NULL, due date NOT NULL, labour numeric(10,2) NOT NULL, materials numeric(10,2) NOT NULL, vat numeric(10,2) NOT NULL, state text NOT NULL
);
COMMENT ON COLUMN invoices.labour IS 'Labour and call-out, before VAT';
CREATE TABLE receipts (id integer PRIMARY KEY, invoice_id integer NOT NULL REFERENCES invoices(id), received date NOT NULL, amount numeric(10,2) NOT NULL, how text NOT NULL);
CREATE TABLE reviews (id integer PRIMARY KEY, job_id integer NOT NULL REFERENCES jobs(id), stars smallint NOT NULL, remark text, written date NOT NULL);
