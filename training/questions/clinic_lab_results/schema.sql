CREATE TABLE test_catalogue (test_code text PRIMARY KEY, test_title text NOT NULL, unit text NOT NULL, low_limit numeric(8,2), high_limit numeric(8,2), price numeric(7,2) NOT NULL, lab_cost numeric(7,2) NOT NULL, promised_hours integer NOT NULL);
COMMENT ON COLUMN test_catalogue.low_limit IS 'a value below is too low';
COMMENT ON COLUMN test_catalogue.high_limit IS 'a value above is too high';
CREATE TABLE practice (practice_id integer PRIMARY KEY, practice_name text NOT NULL, town text NOT NULL, contract_since date NOT NULL);
CREATE TABLE lab_staff (staff_id integer PRIMARY KEY, staff_name text NOT NULL, job text NOT NULL);
CREATE TABLE sample (
  barcode text PRIMARY KEY,
  practice_id integer NOT NULL REFERENCES practice,
  patient_code text NOT NULL,
  material text NOT NULL CHECK (material IN ('blood','urine','swab')),
  volume_ml numeric(5,1) NOT NULL,
  taken_at timestamp NOT NULL,
  arrived_at timestamp NOT NULL,
  rejected_at timestamp,
  reject_reason text,
  is_express boolean NOT NULL
);
COMMENT ON COLUMN sample.taken_at IS 'when it was drawn at the practice';
COMMENT ON COLUMN sample.arrived_at IS 'when it reached the laboratory';
CREATE TABLE result (
  barcode text NOT NULL REFERENCES sample,
  test_code text NOT NULL REFERENCES test_catalogue,
  measured_at timestamp,
  measured_by integer REFERENCES lab_staff(staff_id),
  validated_at timestamp,
  validated_by integer REFERENCES lab_staff(staff_id),
  sent_at timestamp,
  value numeric(8,2),
  price_charged numeric(7,2) NOT NULL,
  repeat_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (barcode, test_code)
);
COMMENT ON COLUMN result.sent_at IS 'when the practice got it';
