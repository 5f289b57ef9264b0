CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  has_contract boolean NOT NULL,
  contact_language text NOT NULL
);
CREATE TABLE boilers (
  boiler_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  maker text NOT NULL,
  fuel text NOT NULL,
  installed_on date NOT NULL
);
CREATE TABLE technicians (
  technician_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  grade text NOT NULL,
  sex text NOT NULL,
  works_weekends boolean NOT NULL
);
CREATE TABLE calls (
  call_id integer PRIMARY KEY,
  boiler_id integer NOT NULL REFERENCES boilers,
  technician_id integer REFERENCES technicians,
  reported_at timestamp NOT NULL,
  reported_via text NOT NULL,
  fault text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  finished_on date
);
CREATE TABLE parts_used (
  part_use_id integer PRIMARY KEY,
  call_id integer NOT NULL REFERENCES calls,
  part text NOT NULL,
  condition text NOT NULL,
  quantity integer NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE bills (
  bill_id integer PRIMARY KEY,
  call_id integer NOT NULL REFERENCES calls,
  billed_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  state text NOT NULL,
  paid_by text
);
