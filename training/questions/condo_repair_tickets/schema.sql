CREATE TABLE buildings (
  id integer PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL
);
CREATE TABLE residents (
  id integer PRIMARY KEY,
  building_id integer NOT NULL REFERENCES buildings(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  occupancy text NOT NULL,
  moved_out boolean NOT NULL
);
CREATE TABLE contractors (
  id integer PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  is_approved boolean NOT NULL
);
CREATE TABLE tickets (
  id integer PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES residents(id),
  building_id integer NOT NULL REFERENCES buildings(id),
  category text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  channel text NOT NULL,
  reported_at timestamp NOT NULL,
  resolved_at timestamp
);
CREATE TABLE work_orders (
  id integer PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets(id),
  contractor_id integer NOT NULL REFERENCES contractors(id),
  state text NOT NULL,
  planned_for date NOT NULL,
  cost numeric(8,2),
  covered_by_insurance boolean NOT NULL
);
