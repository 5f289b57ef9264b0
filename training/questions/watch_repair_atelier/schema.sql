CREATE TABLE client (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  birth_date date,
  first_visit date NOT NULL
);
CREATE TABLE employee (
  employee_id int PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  joined date NOT NULL,
  departed date
);
CREATE TABLE watch (
  watch_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(client_id),
  brand text NOT NULL,
  movement text NOT NULL,
  made_year int,
  insured_value numeric(10,2)
);
CREATE TABLE repair (
  repair_id int PRIMARY KEY,
  watch_id int NOT NULL REFERENCES watch(watch_id),
  taken_in_by int NOT NULL REFERENCES employee(employee_id),
  repaired_by int REFERENCES employee(employee_id),
  checked_by int REFERENCES employee(employee_id),
  taken_in_at timestamptz NOT NULL,
  quoted_on date,
  approved_on date,
  promised_for date,
  finished_at timestamptz,
  collected_at timestamptz,
  quote_amount numeric(10,2),
  final_amount numeric(10,2),
  deposit numeric(10,2) NOT NULL DEFAULT 0,
  work_hours numeric(5,1)
);
CREATE TABLE spare_part_use (
  use_id int PRIMARY KEY,
  repair_id int NOT NULL REFERENCES repair(repair_id),
  part text NOT NULL,
  ordered_on date NOT NULL,
  arrived_on date,
  fitted_on date,
  cost numeric(8,2) NOT NULL
);
CREATE TABLE invoice (
  invoice_id int PRIMARY KEY,
  repair_id int NOT NULL REFERENCES repair(repair_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE guarantee_claim (
  claim_id int PRIMARY KEY,
  repair_id int NOT NULL REFERENCES repair(repair_id),
  claimed_on date NOT NULL,
  accepted boolean,
  settled_on date
);
COMMENT ON COLUMN employee.role IS 'counter, watchmaker, apprentice';
COMMENT ON COLUMN watch.movement IS 'automatic, manual, quartz';
COMMENT ON COLUMN guarantee_claim.accepted IS 'null until a decision has been made';
