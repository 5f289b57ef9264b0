CREATE TABLE vendors (
  vendor_id int PRIMARY KEY,
  vendor_name text NOT NULL,
  birthday date NOT NULL,
  first_licensed date,
  blocked_until date
);
CREATE TABLE wardens (
  warden_id int PRIMARY KEY,
  warden_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE pitches (
  pitch_id int PRIMARY KEY,
  street text NOT NULL,
  weekly_rent numeric(7,2) NOT NULL,
  out_of_use_from date
);
CREATE TABLE licences (
  licence_id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors(vendor_id),
  pitch_id int NOT NULL REFERENCES pitches(pitch_id),
  goods text NOT NULL,
  handled_by int REFERENCES wardens(warden_id),
  granted_by int REFERENCES wardens(warden_id),
  received_on date NOT NULL,
  hearing_at timestamp,
  granted_on date,
  rejected_on date,
  valid_from date,
  valid_to date,
  handed_back_on date,
  licence_fee numeric(8,2) NOT NULL,
  fee_paid_on date
);
CREATE TABLE rent_bills (
  bill_id int PRIMARY KEY,
  licence_id int NOT NULL REFERENCES licences(licence_id),
  period_start date NOT NULL,
  billed_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount_due numeric(8,2) NOT NULL,
  amount_paid numeric(8,2)
);
CREATE TABLE patrols (
  patrol_id int PRIMARY KEY,
  pitch_id int NOT NULL REFERENCES pitches(pitch_id),
  warden_id int NOT NULL REFERENCES wardens(warden_id),
  started_at timestamp NOT NULL,
  ended_at timestamp,
  trader_present boolean
);
CREATE TABLE fines (
  fine_id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors(vendor_id),
  issued_by int NOT NULL REFERENCES wardens(warden_id),
  reason text NOT NULL,
  issued_at timestamp NOT NULL,
  pay_by date NOT NULL,
  settled_on date,
  cancelled_on date,
  amount numeric(8,2) NOT NULL
);
COMMENT ON COLUMN licences.goods IS 'food, flowers, clothes, books, souvenirs';
COMMENT ON COLUMN fines.reason IS 'no licence, wrong pitch, litter, outside hours';
