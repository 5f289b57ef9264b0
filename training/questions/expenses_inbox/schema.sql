CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  staff_name text NOT NULL,
  unit text NOT NULL,
  boss_id integer REFERENCES staff(staff_id),
  card_limit numeric(8,2)
);
COMMENT ON COLUMN staff.card_limit IS 'monthly limit of the company card, null = no card';
CREATE TABLE category (cat_code text PRIMARY KEY, cat_text text NOT NULL, max_per_item numeric(8,2), vat_reclaim boolean NOT NULL);
CREATE TABLE report (
  report_no integer PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff,
  title text NOT NULL,
  trip_from date,
  trip_to date,
  created_on date NOT NULL,
  submitted_on date,
  approved_by integer REFERENCES staff(staff_id),
  approved_on date,
  rejected_on date,
  reimbursed_on date
);
COMMENT ON COLUMN report.trip_from IS 'null when the report is not about a trip';
CREATE TABLE item (
  item_id integer PRIMARY KEY,
  report_no integer NOT NULL REFERENCES report,
  cat_code text NOT NULL REFERENCES category,
  spent_on date NOT NULL,
  merchant text NOT NULL,
  gross numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  paid_by text NOT NULL CHECK (paid_by IN ('own money','company card')),
  receipt boolean NOT NULL,
  allowed numeric(8,2)
);
COMMENT ON COLUMN item.allowed IS 'amount accepted by the checker, null until checked';
CREATE TABLE mileage (
  mil_id integer PRIMARY KEY,
  report_no integer NOT NULL REFERENCES report,
  driven_on date NOT NULL,
  from_place text NOT NULL,
  to_place text NOT NULL,
  km numeric(6,1) NOT NULL,
  rate_per_km numeric(4,2) NOT NULL
);
