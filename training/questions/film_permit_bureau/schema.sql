CREATE TABLE production_companies (
  company_id int PRIMARY KEY,
  company_name text NOT NULL,
  country text NOT NULL,
  registered_on date NOT NULL,
  insured_until date
);
CREATE TABLE bureau_staff (
  staff_id int PRIMARY KEY,
  staff_name text NOT NULL,
  unit text NOT NULL,
  employed_since date NOT NULL,
  employed_until date
);
CREATE TABLE locations (
  location_id int PRIMARY KEY,
  location_name text NOT NULL,
  district text NOT NULL,
  daily_rate numeric(8,2) NOT NULL
);
CREATE TABLE shoot_applications (
  application_id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES production_companies(company_id),
  location_id int NOT NULL REFERENCES locations(location_id),
  title text NOT NULL,
  genre text NOT NULL,
  submitted_at timestamptz NOT NULL,
  handler_id int REFERENCES bureau_staff(staff_id),
  approver_id int REFERENCES bureau_staff(staff_id),
  decided_at timestamptz,
  decision text,
  shoot_from date NOT NULL,
  shoot_to date NOT NULL,
  crew_size int NOT NULL,
  cancelled_on date
);
CREATE TABLE charges (
  charge_id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES shoot_applications(application_id),
  charge_type text NOT NULL,
  invoiced_on date NOT NULL,
  payable_until date NOT NULL,
  settled_on date,
  net_amount numeric(9,2) NOT NULL,
  vat_amount numeric(9,2) NOT NULL
);
CREATE TABLE monitor_visits (
  visit_id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES shoot_applications(application_id),
  monitor_id int NOT NULL REFERENCES bureau_staff(staff_id),
  scheduled_for timestamptz NOT NULL,
  arrived_at timestamptz,
  left_at timestamptz,
  findings int
);
CREATE TABLE resident_complaints (
  complaint_id int PRIMARY KEY,
  application_id int NOT NULL REFERENCES shoot_applications(application_id),
  complained_at timestamptz NOT NULL,
  topic text NOT NULL,
  replied_at timestamptz,
  resolved_at timestamptz
);
COMMENT ON COLUMN bureau_staff.unit IS 'applications, approval, monitoring';
COMMENT ON COLUMN shoot_applications.decision IS 'approved, rejected';
COMMENT ON COLUMN shoot_applications.genre IS 'feature, series, advert, student film, documentary';
COMMENT ON COLUMN charges.charge_type IS 'permit, location, police';
