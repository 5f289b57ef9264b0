CREATE TABLE plans (
  plan_code text PRIMARY KEY,
  plan_name text NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  off_peak_only boolean NOT NULL
);
CREATE TABLE members (
  member_no int PRIMARY KEY,
  full_name text NOT NULL,
  gender char(1) NOT NULL,
  birth_date date NOT NULL,
  plan_code text NOT NULL REFERENCES plans,
  started_on date NOT NULL,
  frozen_until date,
  ended_on date,
  induction_done_on date,
  emergency_contact text
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  member_no int NOT NULL REFERENCES members,
  in_at timestamp NOT NULL,
  out_at timestamp
);
CREATE TABLE instructors (
  instructor_id int PRIMARY KEY,
  instructor_name text NOT NULL
);
CREATE TABLE classes (
  class_id int PRIMARY KEY,
  class_name text NOT NULL,
  instructor_id int REFERENCES instructors,
  starts_at timestamp NOT NULL,
  places int NOT NULL
);
CREATE TABLE class_bookings (
  class_id int NOT NULL REFERENCES classes,
  member_no int NOT NULL REFERENCES members,
  booked_at timestamp NOT NULL,
  status text NOT NULL, -- booked, attended, missed, cancelled
  PRIMARY KEY (class_id, member_no)
);
CREATE TABLE direct_debits (
  dd_id int PRIMARY KEY,
  member_no int NOT NULL REFERENCES members,
  collected_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  bounced boolean NOT NULL
);
