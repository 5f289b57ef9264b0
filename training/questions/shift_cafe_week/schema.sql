CREATE TABLE branches (
  branch_id int PRIMARY KEY,
  branch_name text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  home_branch_id int NOT NULL REFERENCES branches,
  position text NOT NULL,
  hourly_pay numeric(5,2) NOT NULL,
  contract_hours int NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
COMMENT ON COLUMN staff.contract_hours IS 'per week';
CREATE TABLE shifts (
  shift_id int PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branches,
  shift_date date NOT NULL,
  starts time NOT NULL,
  ends time NOT NULL,
  position text NOT NULL,
  staff_id int REFERENCES staff
);
CREATE TABLE clockings (
  clocking_id int PRIMARY KEY,
  shift_id int NOT NULL REFERENCES shifts,
  clock_in timestamp NOT NULL,
  clock_out timestamp
);
CREATE TABLE leave_requests (
  request_id int PRIMARY KEY,
  staff_id int NOT NULL REFERENCES staff,
  kind text NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  requested_on date NOT NULL,
  decision text
);
COMMENT ON COLUMN leave_requests.decision IS 'approved, refused, empty while open';
CREATE TABLE swaps (
  swap_id int PRIMARY KEY,
  shift_id int NOT NULL REFERENCES shifts,
  offered_by int NOT NULL REFERENCES staff,
  taken_by int REFERENCES staff,
  offered_on date NOT NULL
);
CREATE TABLE daily_takings (
  branch_id int NOT NULL REFERENCES branches,
  day date NOT NULL,
  takings numeric(9,2) NOT NULL,
  guests int NOT NULL,
  PRIMARY KEY (branch_id, day)
);
