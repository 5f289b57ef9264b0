CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  client_name text NOT NULL,
  segment text NOT NULL
);
CREATE TABLE sites (
  site_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  site_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE pumps (
  serial_no text PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  model text NOT NULL,
  built_on date NOT NULL,
  installed_on date NOT NULL,
  warranty_until date NOT NULL,
  scrapped_on date
);
CREATE TABLE technicians (
  tech_id integer PRIMARY KEY,
  tech_name text NOT NULL,
  depot text NOT NULL,
  hourly_cost numeric(6,2) NOT NULL,
  hourly_rate numeric(6,2) NOT NULL
);
COMMENT ON COLUMN technicians.hourly_cost IS 'what an hour of this technician costs us';
COMMENT ON COLUMN technicians.hourly_rate IS 'what we charge the client for an hour';
CREATE TABLE jobs (
  job_no integer PRIMARY KEY,
  serial_no text NOT NULL REFERENCES pumps,
  booked_by text NOT NULL,
  lead_tech_id integer REFERENCES technicians,
  second_tech_id integer REFERENCES technicians,
  kind text NOT NULL CHECK (kind IN ('breakdown','planned service','inspection','installation')),
  priority text NOT NULL CHECK (priority IN ('low','normal','urgent')),
  reported_at timestamp NOT NULL,
  scheduled_for date,
  arrived_at timestamp,
  completed_at timestamp,
  cancelled_at timestamp,
  travel_minutes integer,
  work_minutes integer
);
CREATE TABLE job_parts (
  job_no integer NOT NULL REFERENCES jobs,
  part_name text NOT NULL,
  quantity integer NOT NULL,
  unit_cost numeric(8,2) NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (job_no, part_name)
);
COMMENT ON COLUMN job_parts.unit_cost IS 'purchase cost of one piece';
COMMENT ON COLUMN job_parts.unit_price IS 'price of one piece to the client';
CREATE TABLE service_invoices (
  invoice_no text PRIMARY KEY,
  job_no integer NOT NULL REFERENCES jobs,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  net_amount numeric(10,2) NOT NULL,
  vat_amount numeric(10,2) NOT NULL,
  gross_amount numeric(10,2) NOT NULL
);
