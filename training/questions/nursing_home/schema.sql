CREATE TABLE wings (
  wing_id int PRIMARY KEY,
  name text NOT NULL,
  dementia_care boolean NOT NULL
);
CREATE TABLE rooms (
  room_number text PRIMARY KEY,
  wing_id int NOT NULL REFERENCES wings,
  beds int NOT NULL,
  monthly_rate numeric(8,2) NOT NULL,
  balcony boolean NOT NULL
);
CREATE TABLE residents (
  resident_id int PRIMARY KEY,
  given_name text NOT NULL,
  surname text NOT NULL,
  birth_date date NOT NULL,
  room_number text REFERENCES rooms,
  care_level int NOT NULL CHECK (care_level BETWEEN 1 AND 5),
  moved_in date NOT NULL,
  moved_out date,
  next_of_kin text,
  doctor text
);
CREATE TABLE carers (
  carer_id int PRIMARY KEY,
  name text NOT NULL,
  qualification text NOT NULL,
  wing_id int REFERENCES wings,
  contract_hours int NOT NULL,
  employed_since date NOT NULL
);
CREATE TABLE shifts (
  shift_id int PRIMARY KEY,
  carer_id int NOT NULL REFERENCES carers,
  shift_date date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('early','late','night')),
  called_in_sick boolean NOT NULL DEFAULT false
);
CREATE TABLE medications (
  medication_id int PRIMARY KEY,
  resident_id int NOT NULL REFERENCES residents,
  drug text NOT NULL,
  dose text NOT NULL,
  times_per_day int NOT NULL,
  started date NOT NULL,
  stopped date
);
CREATE TABLE incidents (
  incident_id int PRIMARY KEY,
  resident_id int NOT NULL REFERENCES residents,
  happened_at timestamptz NOT NULL,
  kind text NOT NULL,
  hospital_needed boolean NOT NULL,
  reported_by int REFERENCES carers
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  resident_id int NOT NULL REFERENCES residents,
  visitor text NOT NULL,
  relation text,
  visit_date date NOT NULL
);
CREATE TABLE monthly_bills (
  bill_id int PRIMARY KEY,
  resident_id int NOT NULL REFERENCES residents,
  month date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
