CREATE TABLE clinics (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL,
  district varchar(40) NOT NULL,
  contact_email varchar(120),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE fridges (
  id uuid PRIMARY KEY,
  clinic_id uuid NOT NULL REFERENCES clinics(id),
  label varchar(20) NOT NULL UNIQUE,
  model varchar(40) NOT NULL,
  min_celsius numeric(4,1) NOT NULL,
  max_celsius numeric(4,1) NOT NULL,
  litres int,
  serviced_at timestamptz,
  retired_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE temperature_readings (
  id bigint PRIMARY KEY,
  fridge_id uuid NOT NULL REFERENCES fridges(id),
  celsius numeric(4,1) NOT NULL,
  read_at timestamptz NOT NULL
);
CREATE TABLE alarms (
  id uuid PRIMARY KEY,
  fridge_id uuid NOT NULL REFERENCES fridges(id),
  kind varchar(20) NOT NULL,
  raised_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by varchar(60),
  resolved_at timestamptz
);
CREATE TABLE vaccines (
  id uuid PRIMARY KEY,
  brand varchar(40) NOT NULL,
  disease varchar(40) NOT NULL,
  doses_per_vial int NOT NULL,
  price_cents int
);
CREATE TABLE batches (
  id uuid PRIMARY KEY,
  vaccine_id uuid NOT NULL REFERENCES vaccines(id),
  fridge_id uuid REFERENCES fridges(id),
  batch_code varchar(20) NOT NULL,
  vials_received int NOT NULL,
  vials_left int NOT NULL,
  expires_on date NOT NULL,
  discarded_at timestamptz,
  discard_reason varchar(40),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES batches(id),
  vials int NOT NULL,
  taken_by varchar(60) NOT NULL,
  created_at timestamptz NOT NULL
);
