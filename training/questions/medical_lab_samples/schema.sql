CREATE TABLE practices (
  id integer PRIMARY KEY,
  practice_name text NOT NULL,
  town text NOT NULL,
  contract_from date NOT NULL,
  contract_ended date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE lab_staff (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE test_orders (
  id integer PRIMARY KEY,
  practice_id integer NOT NULL REFERENCES practices(id),
  test_name text NOT NULL,
  urgent boolean NOT NULL,
  fee numeric(7,2) NOT NULL,
  ordered_at timestamp NOT NULL,
  result_due_at timestamp NOT NULL,
  cancelled_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE samples (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES test_orders(id),
  material text NOT NULL,
  drawn_at timestamp NOT NULL,
  received_at timestamp,
  rejected_at timestamp,
  analysis_started_at timestamp,
  analysed_at timestamp,
  discarded_on date,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN samples.drawn_at IS 'taken from the patient at the practice';
CREATE TABLE reports (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES test_orders(id),
  staff_id integer NOT NULL REFERENCES lab_staff(id),
  written_at timestamp NOT NULL,
  validated_at timestamp,
  sent_at timestamp,
  opened_by_practice_at timestamp,
  corrected_at timestamp
);
CREATE TABLE analysers (
  id integer PRIMARY KEY,
  model text NOT NULL,
  bought_on date NOT NULL,
  last_calibrated_on date,
  calibration_due_on date,
  scrapped_on date
);
CREATE TABLE courier_pickups (
  id integer PRIMARY KEY,
  practice_id integer NOT NULL REFERENCES practices(id),
  requested_at timestamp NOT NULL,
  pickup_at timestamp NOT NULL,
  picked_up_at timestamp,
  handed_over_at timestamp,
  called_off_at timestamp
);
COMMENT ON COLUMN courier_pickups.pickup_at IS 'agreed time of the pickup';
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  practice_id integer NOT NULL REFERENCES practices(id),
  amount numeric(9,2) NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  paid_on date,
  reminder_sent_on date,
  updated_at timestamp NOT NULL
);
