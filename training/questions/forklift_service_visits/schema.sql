CREATE TABLE customers (
  cust_no integer PRIMARY KEY,
  company text NOT NULL,
  contact_person text NOT NULL,
  invoice_city text NOT NULL,
  contract_type text
);
COMMENT ON COLUMN customers.contract_type IS 'full, basic or empty for none';
CREATE TABLE trucks (
  truck_no text PRIMARY KEY,
  cust_no integer NOT NULL REFERENCES customers,
  site_city text NOT NULL,
  model text NOT NULL,
  capacity_kg integer NOT NULL,
  drive text NOT NULL,
  sold_on date NOT NULL,
  next_safety_check date
);
CREATE TABLE engineers (
  eng_no integer PRIMARY KEY,
  eng_name text NOT NULL,
  base_city text NOT NULL
);
CREATE TABLE visits (
  visit_no integer PRIMARY KEY,
  truck_no text NOT NULL REFERENCES trucks,
  planned_engineer integer REFERENCES engineers(eng_no),
  actual_engineer integer REFERENCES engineers(eng_no),
  visit_kind text NOT NULL,
  requested_on date NOT NULL,
  planned_for date,
  visited_on date,
  report_signed_on date,
  follow_up_visit boolean NOT NULL,
  under_warranty boolean NOT NULL,
  hours_on_clock integer,
  drive_km integer,
  drive_minutes integer,
  labour_minutes integer,
  labour_net numeric(8,2),
  parts_net numeric(8,2),
  travel_net numeric(8,2),
  discount_net numeric(8,2),
  invoice_net numeric(8,2),
  vat numeric(8,2),
  invoice_gross numeric(8,2),
  invoiced_on date,
  paid_on date,
  fault_found text
);
COMMENT ON COLUMN visits.visit_kind IS 'repair, service or safety check';
COMMENT ON COLUMN visits.hours_on_clock IS 'operating hours shown by the truck';
COMMENT ON COLUMN visits.invoice_net IS 'labour + parts + travel - discount';
COMMENT ON COLUMN visits.follow_up_visit IS 'true: had to come again for the same fault';
