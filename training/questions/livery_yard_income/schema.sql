CREATE TABLE stables (
  stable_no int PRIMARY KEY,
  block text NOT NULL,
  stable_size text NOT NULL
);
CREATE TABLE packages (
  package_code text PRIMARY KEY,
  package_name text NOT NULL,
  monthly_price numeric(8,2) NOT NULL,
  feed_cost numeric(8,2) NOT NULL
);
CREATE TABLE horse_owners (
  owner_no int PRIMARY KEY,
  full_name text NOT NULL,
  village text NOT NULL,
  pays_by_standing_order boolean NOT NULL
);
CREATE TABLE horses (
  horse_no int PRIMARY KEY,
  horse_name text NOT NULL,
  breed text NOT NULL,
  born_on date,
  owner_no int NOT NULL REFERENCES horse_owners(owner_no)
);
CREATE TABLE boarding (
  boarding_no int PRIMARY KEY,
  horse_no int NOT NULL REFERENCES horses(horse_no),
  stable_no int NOT NULL REFERENCES stables(stable_no),
  package_code text NOT NULL REFERENCES packages(package_code),
  moved_in date NOT NULL,
  moved_out date,
  agreed_monthly_price numeric(8,2) NOT NULL
);
CREATE TABLE monthly_bills (
  bill_no int PRIMARY KEY,
  boarding_no int NOT NULL REFERENCES boarding(boarding_no),
  for_month date NOT NULL,
  board_amount numeric(8,2) NOT NULL,
  extras_amount numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE instructors (
  instructor_no int PRIMARY KEY,
  instructor_name text NOT NULL,
  fee_per_lesson numeric(7,2) NOT NULL
);
CREATE TABLE lessons (
  lesson_no int PRIMARY KEY,
  instructor_no int NOT NULL REFERENCES instructors(instructor_no),
  horse_no int REFERENCES horses(horse_no),
  held_on date NOT NULL,
  lesson_kind text NOT NULL,
  riders int NOT NULL,
  max_riders int NOT NULL,
  price_per_rider numeric(7,2) NOT NULL
);
COMMENT ON COLUMN lessons.horse_no IS 'a boarded horse used in the lesson; empty when on school horses';
COMMENT ON COLUMN lessons.lesson_kind IS 'group, private, jumping, lunge';
COMMENT ON COLUMN stables.stable_size IS 'pony, standard, large';
