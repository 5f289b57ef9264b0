CREATE TABLE requesters (
  requester_no int PRIMARY KEY,
  full_name text NOT NULL,
  category text NOT NULL,
  first_contact_date date NOT NULL
);
CREATE TABLE departments (
  dept_code text PRIMARY KEY,
  title text NOT NULL
);
CREATE TABLE officials (
  official_no int PRIMARY KEY,
  full_name text NOT NULL,
  dept_code text NOT NULL REFERENCES departments(dept_code),
  birth_date date NOT NULL,
  appointed_date date NOT NULL,
  retired_date date
);
CREATE TABLE record_requests (
  request_no int PRIMARY KEY,
  requester_no int NOT NULL REFERENCES requesters(requester_no),
  dept_code text NOT NULL REFERENCES departments(dept_code),
  assigned_to int REFERENCES officials(official_no),
  approved_by int REFERENCES officials(official_no),
  subject text NOT NULL,
  filed_at timestamp NOT NULL,
  acknowledged_date date,
  deadline_date date NOT NULL,
  answered_date date,
  closed_date date,
  answer text,
  estimated_cost numeric(9,2),
  charged_cost numeric(9,2)
);
CREATE TABLE extensions (
  extension_no int PRIMARY KEY,
  request_no int NOT NULL REFERENCES record_requests(request_no),
  granted_date date NOT NULL,
  extra_days int NOT NULL
);
CREATE TABLE released_files (
  file_no int PRIMARY KEY,
  request_no int NOT NULL REFERENCES record_requests(request_no),
  created_date date NOT NULL,
  released_date date NOT NULL,
  pages int NOT NULL,
  blacked_out_pages int NOT NULL
);
CREATE TABLE appeals (
  appeal_no int PRIMARY KEY,
  request_no int NOT NULL REFERENCES record_requests(request_no),
  lodged_date date NOT NULL,
  hearing_at timestamp,
  ruled_date date,
  ruling text
);
CREATE TABLE charge_payments (
  payment_no int PRIMARY KEY,
  request_no int NOT NULL REFERENCES record_requests(request_no),
  billed_date date NOT NULL,
  pay_by_date date NOT NULL,
  paid_date date,
  amount numeric(9,2) NOT NULL
);
COMMENT ON COLUMN requesters.category IS 'citizen, journalist, lawyer, researcher';
COMMENT ON COLUMN record_requests.answer IS 'full, partial, refused, nothing held';
COMMENT ON COLUMN appeals.ruling IS 'upheld, dismissed';
