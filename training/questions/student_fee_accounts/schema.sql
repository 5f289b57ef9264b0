CREATE TABLE programme (programme_code text PRIMARY KEY, programme_title text NOT NULL, faculty text NOT NULL, yearly_fee numeric(9,2) NOT NULL);
CREATE TABLE student (
  student_no integer PRIMARY KEY,
  full_name text NOT NULL,
  home_country text NOT NULL,
  programme_code text NOT NULL REFERENCES programme,
  applied_on date NOT NULL,
  enrolled_on date,
  graduated_on date,
  withdrew_on date
);
CREATE TABLE charge (
  charge_id integer PRIMARY KEY,
  student_no integer NOT NULL REFERENCES student,
  charge_type text NOT NULL CHECK (charge_type IN ('tuition','housing','library fine','exam resit')),
  raised_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  waived_amount numeric(9,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN charge.amount IS 'before any waiver';
COMMENT ON COLUMN charge.waived_amount IS 'part of the amount that the student need not pay';
CREATE TABLE payment (
  payment_id integer PRIMARY KEY,
  student_no integer NOT NULL REFERENCES student,
  paid_by text NOT NULL CHECK (paid_by IN ('student','parent','sponsor')),
  received_on date NOT NULL,
  posted_on date,
  amount numeric(9,2) NOT NULL,
  bank_fee numeric(6,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN payment.posted_on IS 'booked to the account of the student on; empty while not booked';
CREATE TABLE allocation (
  payment_id integer NOT NULL REFERENCES payment,
  charge_id integer NOT NULL REFERENCES charge,
  amount numeric(9,2) NOT NULL,
  PRIMARY KEY (payment_id, charge_id)
);
COMMENT ON TABLE allocation IS 'which payment covers which charge, and with how much';
CREATE TABLE scholarship (
  scholarship_id integer PRIMARY KEY,
  student_no integer NOT NULL REFERENCES student,
  fund_name text NOT NULL,
  awarded_on date NOT NULL,
  first_payout_on date,
  ends_on date NOT NULL,
  awarded_total numeric(9,2) NOT NULL,
  paid_out numeric(9,2) NOT NULL DEFAULT 0
);
