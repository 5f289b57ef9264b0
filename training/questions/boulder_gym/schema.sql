CREATE TABLE plans (
  plan_id int PRIMARY KEY,
  name text NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  includes_classes boolean NOT NULL
);
CREATE TABLE members (
  member_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  plan_id int NOT NULL REFERENCES plans(plan_id),
  joined_on date NOT NULL,
  cancelled_on date
);
CREATE TABLE check_ins (
  check_in_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES members(member_id),
  checked_in_at timestamp NOT NULL
);
CREATE TABLE trainers (
  trainer_id int PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL
);
CREATE TABLE classes (
  class_id int PRIMARY KEY,
  title text NOT NULL,
  trainer_id int NOT NULL REFERENCES trainers(trainer_id),
  starts_at timestamp NOT NULL,
  places int NOT NULL
);
CREATE TABLE class_bookings (
  booking_id int PRIMARY KEY,
  class_id int NOT NULL REFERENCES classes(class_id),
  member_id int NOT NULL REFERENCES members(member_id),
  attended boolean
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES members(member_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
