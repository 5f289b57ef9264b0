CREATE TABLE ward (
  ward_id integer PRIMARY KEY,
  ward_name text NOT NULL,
  councillor text NOT NULL
);
CREATE TABLE street (
  street_id integer PRIMARY KEY,
  street_name text NOT NULL,
  ward_id integer NOT NULL REFERENCES ward,
  bus_route boolean NOT NULL
);
CREATE TABLE application (
  app_no integer PRIMARY KEY,
  street_id integer NOT NULL REFERENCES street,
  organiser text NOT NULL,
  event_name text NOT NULL,
  received_on date NOT NULL,
  event_date date NOT NULL,
  households integer NOT NULL,
  guests_expected integer,
  alcohol boolean NOT NULL,
  music boolean NOT NULL,
  decision text CHECK (decision IN ('granted','refused','withdrawn')),
  decided_on date
);
COMMENT ON COLUMN application.decision IS 'empty while undecided';
CREATE TABLE fee (
  fee_id integer PRIMARY KEY,
  app_no integer NOT NULL REFERENCES application,
  fee_type text NOT NULL CHECK (fee_type IN ('permit','barriers','cleaning')),
  amount numeric(7,2) NOT NULL,
  paid_on date
);
CREATE TABLE objection (
  objection_id integer PRIMARY KEY,
  app_no integer NOT NULL REFERENCES application,
  objector text NOT NULL,
  reason text NOT NULL,
  lodged_on date NOT NULL
);
