CREATE TABLE families (
  family_no int PRIMARY KEY,
  surname text NOT NULL,
  street text,
  joined date NOT NULL,
  card_expires date,
  warned boolean NOT NULL DEFAULT false
);
CREATE TABLE children (
  child_no int PRIMARY KEY,
  family_no int NOT NULL REFERENCES families(family_no),
  first_name text NOT NULL,
  born date NOT NULL,
  allergies text
);
CREATE TABLE toys (
  toy_no text PRIMARY KEY,
  title text NOT NULL,
  maker text,
  category text NOT NULL,
  min_age int NOT NULL,
  max_age int,
  pieces int NOT NULL,
  given_by text,
  bought_for numeric(6,2),
  added date NOT NULL,
  retired date
);
CREATE TABLE loans (
  loan_no int PRIMARY KEY,
  toy_no text NOT NULL REFERENCES toys(toy_no),
  family_no int NOT NULL REFERENCES families(family_no),
  out_on date NOT NULL,
  due_on date NOT NULL,
  back_on date,
  pieces_missing int,
  late_fee numeric(5,2) NOT NULL DEFAULT 0,
  late_fee_paid boolean
);
CREATE TABLE reservations (
  toy_no text NOT NULL REFERENCES toys(toy_no),
  family_no int NOT NULL REFERENCES families(family_no),
  asked_on date NOT NULL,
  fulfilled_on date,
  PRIMARY KEY (toy_no, family_no, asked_on)
);
CREATE TABLE helpers (
  helper_no int PRIMARY KEY,
  name text NOT NULL,
  police_check_until date
);
CREATE TABLE sessions (
  session_no int PRIMARY KEY,
  day date NOT NULL,
  hall text NOT NULL,
  helper_no int REFERENCES helpers(helper_no),
  families_came int
);
CREATE TABLE mendings (
  mending_no int PRIMARY KEY,
  toy_no text NOT NULL REFERENCES toys(toy_no),
  found_on date NOT NULL,
  trouble text NOT NULL,
  done_on date,
  helper_no int REFERENCES helpers(helper_no)
);
