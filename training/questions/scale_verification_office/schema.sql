CREATE TABLE traders (
  trader_id int PRIMARY KEY,
  trading_name text NOT NULL,
  line_of_business text NOT NULL,
  district text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE inspectors (
  inspector_id int PRIMARY KEY,
  inspector_name text NOT NULL,
  date_of_birth date NOT NULL,
  sworn_in_on date NOT NULL,
  retired_on date
);
CREATE TABLE instruments (
  instrument_id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES traders(trader_id),
  category text NOT NULL,
  serial_no text NOT NULL,
  built_year int NOT NULL,
  put_into_service_on date NOT NULL,
  withdrawn_on date
);
CREATE TABLE verifications (
  verification_id int PRIMARY KEY,
  instrument_id int NOT NULL REFERENCES instruments(instrument_id),
  inspector_id int REFERENCES inspectors(inspector_id),
  requested_on date NOT NULL,
  appointment_at timestamp NOT NULL,
  carried_out_at timestamp,
  outcome text,
  seal_valid_until date,
  fee numeric(8,2) NOT NULL,
  travel_cost numeric(8,2) NOT NULL,
  billed_on date,
  fee_paid_on date
);
CREATE TABLE defects (
  defect_id int PRIMARY KEY,
  verification_id int NOT NULL REFERENCES verifications(verification_id),
  nature text NOT NULL,
  deviation_percent numeric(5,2) NOT NULL,
  repair_by date NOT NULL,
  repaired_on date,
  rechecked_on date,
  rechecked_by int REFERENCES inspectors(inspector_id)
);
CREATE TABLE penalties (
  penalty_id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES traders(trader_id),
  imposed_by int NOT NULL REFERENCES inspectors(inspector_id),
  imposed_on date NOT NULL,
  payable_by date NOT NULL,
  contested_on date,
  paid_on date,
  amount_imposed numeric(9,2) NOT NULL,
  amount_paid numeric(9,2)
);
CREATE TABLE shopper_reports (
  report_id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES traders(trader_id),
  reported_at timestamp NOT NULL,
  looked_into_at timestamp,
  looked_into_by int REFERENCES inspectors(inspector_id),
  justified boolean
);
COMMENT ON COLUMN instruments.category IS 'shop scale, weighbridge, fuel pump, taximeter';
COMMENT ON COLUMN verifications.outcome IS 'passed, failed, not accessible';
COMMENT ON COLUMN shopper_reports.justified IS 'null until looked into';
