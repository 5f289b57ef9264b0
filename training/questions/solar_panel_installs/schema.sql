CREATE TABLE households (
  household_id integer PRIMARY KEY,
  surname text NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  do_not_call boolean NOT NULL
);
CREATE TABLE enquiries (
  enquiry_id integer PRIMARY KEY,
  household_id integer NOT NULL REFERENCES households,
  came_in_on date NOT NULL,
  source text NOT NULL,
  state text NOT NULL,
  lost_reason text
);
CREATE TABLE crews (
  crew_id integer PRIMARY KEY,
  crew_name text NOT NULL,
  disbanded_on date
);
CREATE TABLE installations (
  installation_id integer PRIMARY KEY,
  enquiry_id integer NOT NULL REFERENCES enquiries,
  crew_id integer REFERENCES crews,
  panels integer NOT NULL,
  price numeric(9,2) NOT NULL,
  paid_so_far numeric(9,2) NOT NULL,
  signed_on date NOT NULL,
  scheduled_for date,
  completed_on date,
  switched_on_on date,
  called_off boolean NOT NULL
);
CREATE TABLE permits (
  permit_id integer PRIMARY KEY,
  installation_id integer NOT NULL REFERENCES installations,
  kind text NOT NULL,
  applied_on date NOT NULL,
  decision text,
  decided_on date
);
CREATE TABLE stock_items (
  sku text PRIMARY KEY,
  description text NOT NULL,
  on_hand integer NOT NULL,
  reserved integer NOT NULL,
  minimum integer NOT NULL,
  status text NOT NULL
);
CREATE TABLE faults (
  fault_id integer PRIMARY KEY,
  installation_id integer NOT NULL REFERENCES installations,
  reported_at timestamp NOT NULL,
  description text NOT NULL,
  state text NOT NULL,
  fixed_at timestamp,
  under_warranty boolean NOT NULL
);
