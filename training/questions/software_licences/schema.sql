CREATE TABLE vendors (
  vendor_id int PRIMARY KEY,
  vendor_name text NOT NULL,
  account_manager text,
  support_email text
);
CREATE TABLE applications (
  application_id int PRIMARY KEY,
  vendor_id int NOT NULL REFERENCES vendors,
  title text NOT NULL,
  category text NOT NULL,
  business_critical boolean NOT NULL DEFAULT false,
  end_of_life date
);
CREATE TABLE departments (
  department_id int PRIMARY KEY,
  name text NOT NULL,
  cost_centre text NOT NULL,
  yearly_budget numeric(12,2) NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  display_name text NOT NULL,
  department_id int NOT NULL REFERENCES departments,
  started_on date NOT NULL,
  ended_on date
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES applications,
  reference text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  seats_bought int NOT NULL,
  price_per_seat numeric(10,2) NOT NULL,
  currency char(3) NOT NULL,
  billing text NOT NULL CHECK (billing IN ('monthly','yearly','one-off')),
  auto_renew boolean NOT NULL
);
CREATE TABLE assignments (
  assignment_id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contracts,
  staff_id int NOT NULL REFERENCES staff,
  assigned_on date NOT NULL,
  revoked_on date,
  last_used_at timestamptz
);
CREATE TABLE access_requests (
  request_id int PRIMARY KEY,
  staff_id int NOT NULL REFERENCES staff,
  application_id int NOT NULL REFERENCES applications,
  requested_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved','refused')),
  decided_at timestamptz,
  reason text
);
