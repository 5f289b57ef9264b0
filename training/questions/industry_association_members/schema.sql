CREATE TABLE committees (
  id int PRIMARY KEY,
  name text NOT NULL,
  founded_on date NOT NULL
);
CREATE TABLE companies (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  sector text NOT NULL,
  employees int NOT NULL,
  joined_on date NOT NULL,
  left_on date,
  status text NOT NULL
);
CREATE TABLE contacts (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies(id),
  full_name text NOT NULL,
  email text,
  position text NOT NULL,
  is_primary boolean NOT NULL
);
CREATE TABLE fees (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies(id),
  year int NOT NULL,
  amount numeric(10,2) NOT NULL,
  invoiced_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE events (
  id int PRIMARY KEY,
  title text NOT NULL,
  event_type text NOT NULL,
  city text NOT NULL,
  starts_at timestamptz NOT NULL,
  capacity int NOT NULL,
  price numeric(10,2) NOT NULL
);
CREATE TABLE registrations (
  id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(id),
  contact_id int NOT NULL REFERENCES contacts(id),
  status text NOT NULL,
  registered_at timestamptz NOT NULL,
  fee_paid numeric(10,2) NOT NULL
);
CREATE TABLE committee_seats (
  id int PRIMARY KEY,
  committee_id int NOT NULL REFERENCES committees(id),
  contact_id int NOT NULL REFERENCES contacts(id),
  seat_role text NOT NULL,
  since date NOT NULL,
  until date
);
CREATE TABLE enquiries (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES companies(id),
  topic text NOT NULL,
  received_at timestamptz NOT NULL,
  answered_at timestamptz
);
COMMENT ON COLUMN companies.status IS 'member, applicant, left';
COMMENT ON COLUMN registrations.status IS 'registered, attended, no_show, cancelled';
