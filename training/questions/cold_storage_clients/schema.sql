CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  goods text NOT NULL,
  country text NOT NULL,
  onboarded_on date NOT NULL
);
CREATE TABLE chambers (
  id int PRIMARY KEY,
  code text NOT NULL,
  target_temp numeric(4,1) NOT NULL,
  pallet_places int NOT NULL,
  in_use boolean NOT NULL
);
CREATE TABLE pallets (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  chamber_id int NOT NULL REFERENCES chambers(id),
  product text NOT NULL,
  weight_kg int NOT NULL,
  arrived_on date NOT NULL,
  best_before date,
  left_on date
);
CREATE TABLE temperature_alarms (
  id int PRIMARY KEY,
  chamber_id int NOT NULL REFERENCES chambers(id),
  raised_at timestamp NOT NULL,
  peak_temp numeric(4,1) NOT NULL,
  cleared_at timestamp,
  handled_by text
);
CREATE TABLE tariffs (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  price_per_pallet_day numeric(6,3) NOT NULL,
  handling_fee numeric(6,2) NOT NULL,
  valid_from date NOT NULL,
  valid_to date
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  storage_amount numeric(9,2) NOT NULL,
  handling_amount numeric(9,2) NOT NULL,
  paid_on date
);
