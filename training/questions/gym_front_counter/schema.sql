CREATE TABLE clubs (
  id int PRIMARY KEY,
  name text NOT NULL,
  district text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE plans (
  id int PRIMARY KEY,
  name text NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  min_months int NOT NULL
);
CREATE TABLE members (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  birth_date date,
  home_club_id int NOT NULL REFERENCES clubs(id),
  referred_by int REFERENCES members(id)
);
CREATE TABLE contracts (
  id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES members(id),
  plan_id int NOT NULL REFERENCES plans(id),
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  cancelled_on date,
  ends_on date,
  cancel_reason text
);
CREATE TABLE check_ins (
  id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES members(id),
  club_id int NOT NULL REFERENCES clubs(id),
  checked_in_at timestamptz NOT NULL
);
CREATE TABLE trainers (
  id int PRIMARY KEY,
  name text NOT NULL,
  club_id int NOT NULL REFERENCES clubs(id)
);
CREATE TABLE classes (
  id int PRIMARY KEY,
  title text NOT NULL,
  trainer_id int REFERENCES trainers(id),
  club_id int NOT NULL REFERENCES clubs(id),
  starts_at timestamptz NOT NULL,
  places int NOT NULL
);
CREATE TABLE class_bookings (
  class_id int NOT NULL REFERENCES classes(id),
  member_id int NOT NULL REFERENCES members(id),
  booked_at timestamptz NOT NULL,
  attended boolean,
  PRIMARY KEY (class_id, member_id)
);
CREATE TABLE fee_payments (
  id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contracts(id),
  fee_month date NOT NULL,
  amount numeric(6,2) NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN fee_payments.fee_month IS 'first day of the month the fee is for';
COMMENT ON COLUMN fee_payments.status IS 'paid, failed, pending';
