CREATE TABLE pits (
  pit_no int PRIMARY KEY,
  pit_name text NOT NULL,
  opened_year int NOT NULL,
  reserve_tonnes int NOT NULL
);
CREATE TABLE grades (
  grade_no int PRIMARY KEY,
  grade_name text NOT NULL,
  family text NOT NULL,
  price_per_tonne numeric(8,2) NOT NULL,
  cost_per_tonne numeric(8,2) NOT NULL
);
CREATE TABLE buyers (
  buyer_no int PRIMARY KEY,
  buyer_name text NOT NULL,
  trade text NOT NULL,
  county text NOT NULL,
  payment_days int NOT NULL,
  since date NOT NULL
);
CREATE TABLE hauliers (
  haulier_no int PRIMARY KEY,
  haulier_name text NOT NULL,
  rate_per_tonne_km numeric(6,3) NOT NULL
);
CREATE TABLE weighbridge_tickets (
  ticket_no int PRIMARY KEY,
  pit_no int NOT NULL REFERENCES pits(pit_no),
  buyer_no int NOT NULL REFERENCES buyers(buyer_no),
  grade_no int NOT NULL REFERENCES grades(grade_no),
  haulier_no int REFERENCES hauliers(haulier_no),
  weighed_in timestamptz NOT NULL,
  weighed_out timestamptz NOT NULL,
  tare_tonnes numeric(6,2) NOT NULL,
  gross_tonnes numeric(6,2) NOT NULL,
  price_per_tonne numeric(8,2) NOT NULL,
  rebate_per_tonne numeric(8,2) NOT NULL,
  distance_km int,
  haulage_charged numeric(8,2) NOT NULL
);
CREATE TABLE statements (
  statement_no int PRIMARY KEY,
  buyer_no int NOT NULL REFERENCES buyers(buyer_no),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  settled_on date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE machines (
  machine_no int PRIMARY KEY,
  machine_name text NOT NULL,
  pit_no int NOT NULL REFERENCES pits(pit_no),
  bought_for numeric(10,2) NOT NULL
);
CREATE TABLE machine_days (
  machine_no int NOT NULL REFERENCES machines(machine_no),
  worked_on date NOT NULL,
  hours_available numeric(4,1) NOT NULL,
  hours_worked numeric(4,1) NOT NULL,
  diesel_litres numeric(6,1) NOT NULL,
  PRIMARY KEY (machine_no, worked_on)
);
COMMENT ON COLUMN weighbridge_tickets.gross_tonnes IS 'lorry with load; load = gross_tonnes - tare_tonnes';
COMMENT ON COLUMN weighbridge_tickets.haulier_no IS 'empty when the buyer collects';
COMMENT ON COLUMN weighbridge_tickets.rebate_per_tonne IS 'taken off price_per_tonne';
