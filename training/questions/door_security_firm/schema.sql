CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  billing_email text
);
CREATE TABLE sites (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  name text NOT NULL,
  kind text NOT NULL,
  district text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL
);
CREATE TABLE guards (
  id int PRIMARY KEY,
  name text NOT NULL,
  hourly_pay numeric(6,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE licences (
  id int PRIMARY KEY,
  guard_id int NOT NULL REFERENCES guards(id),
  kind text NOT NULL,
  issued_on date NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE shifts (
  id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES sites(id),
  guard_id int REFERENCES guards(id),
  shift_date date NOT NULL,
  planned_hours numeric(4,1) NOT NULL,
  worked_hours numeric(4,1),
  status text NOT NULL
);
CREATE TABLE incidents (
  id int PRIMARY KEY,
  shift_id int NOT NULL REFERENCES shifts(id),
  reported_at timestamp NOT NULL,
  category text NOT NULL,
  police_called boolean NOT NULL,
  description text
);
COMMENT ON COLUMN shifts.status IS 'planned, worked, missed, cancelled';
