CREATE TABLE therapists (
  id int PRIMARY KEY,
  name text NOT NULL,
  approach text NOT NULL,
  weekly_slots int NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE referrers (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE clients (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  birth_year int NOT NULL,
  email text,
  insurer text,
  referrer_id int REFERENCES referrers(id),
  therapist_id int REFERENCES therapists(id),
  registered_on date NOT NULL,
  ended_on date,
  end_reason text
);
CREATE TABLE sessions (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  therapist_id int NOT NULL REFERENCES therapists(id),
  starts_at timestamptz NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  fee numeric(10,2) NOT NULL
);
CREATE TABLE groups (
  id int PRIMARY KEY,
  title text NOT NULL,
  therapist_id int NOT NULL REFERENCES therapists(id),
  capacity int NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL
);
CREATE TABLE group_members (
  id int PRIMARY KEY,
  group_id int NOT NULL REFERENCES groups(id),
  client_id int NOT NULL REFERENCES clients(id),
  joined_on date NOT NULL,
  dropped_on date
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  paid_on date,
  reminders_sent int NOT NULL
);
CREATE TABLE waiting_entries (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  added_on date NOT NULL,
  urgency text NOT NULL,
  assigned_on date
);
COMMENT ON COLUMN sessions.status IS 'planned, held, cancelled_late, cancelled, no_show';
COMMENT ON COLUMN sessions.kind IS 'first talk, single, online';
