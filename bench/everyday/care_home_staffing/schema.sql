CREATE TABLE roles (
  code TEXT PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE consultants (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT,
  started_on TEXT NOT NULL,
  left_on TEXT
);

CREATE TABLE clients (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  client_type TEXT NOT NULL,          -- home, hospital, hospice
  town TEXT NOT NULL,
  postcode TEXT,
  contact_name TEXT,
  email TEXT,
  phone TEXT,
  payment_days INTEGER NOT NULL DEFAULT 30,
  consultant_id INTEGER REFERENCES consultants(id),
  status TEXT NOT NULL DEFAULT 'active', -- active, onhold, closed
  signed_on TEXT NOT NULL
);

CREATE TABLE wards (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients(id),
  name TEXT NOT NULL,
  care_type TEXT NOT NULL,
  beds INTEGER
);

CREATE TABLE workers (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  role_code TEXT NOT NULL REFERENCES roles(code),
  town TEXT,
  email TEXT,
  phone TEXT,
  dob TEXT,
  start_date TEXT,
  leave_date TEXT,
  status TEXT NOT NULL DEFAULT 'active', -- applied, active, paused, left
  pay_rate REAL,
  has_car INTEGER NOT NULL DEFAULT 0,
  night_ok INTEGER NOT NULL DEFAULT 1,
  dbs_expires TEXT
);

CREATE TABLE qualifications (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  valid_months INTEGER,
  mandatory INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE worker_qualifications (
  worker_id INTEGER NOT NULL REFERENCES workers(id),
  qualification_id INTEGER NOT NULL REFERENCES qualifications(id),
  obtained_on TEXT NOT NULL,
  expires_on TEXT,
  PRIMARY KEY (worker_id, qualification_id)
);

CREATE TABLE client_rates (
  client_id INTEGER NOT NULL REFERENCES clients(id),
  role_code TEXT NOT NULL,
  day_rate REAL NOT NULL,
  night_rate REAL NOT NULL,
  weekend_rate REAL NOT NULL,
  PRIMARY KEY (client_id, role_code)
);

CREATE TABLE blocked_workers (
  client_id INTEGER NOT NULL REFERENCES clients(id),
  worker_id INTEGER NOT NULL REFERENCES workers(id),
  since TEXT NOT NULL,
  reason TEXT,
  PRIMARY KEY (client_id, worker_id)
);

CREATE TABLE shifts (
  id INTEGER PRIMARY KEY,
  ward_id INTEGER NOT NULL REFERENCES wards(id),
  role_code TEXT NOT NULL REFERENCES roles(code),
  shift_date TEXT NOT NULL,
  start_time TEXT NOT NULL,
  end_time TEXT NOT NULL,             -- next morning for nights
  break_mins INTEGER NOT NULL DEFAULT 30,
  kind TEXT NOT NULL,                 -- early, late, long, night
  status TEXT NOT NULL DEFAULT 'open', -- open, filled, done, unfilled, cancelled
  bill_rate REAL NOT NULL,
  urgent INTEGER NOT NULL DEFAULT 0,
  requested_on TEXT NOT NULL
);
CREATE INDEX shifts_date ON shifts (shift_date);

CREATE TABLE bookings (
  id INTEGER PRIMARY KEY,
  shift_id INTEGER NOT NULL REFERENCES shifts(id),
  worker_id INTEGER NOT NULL REFERENCES workers(id),
  status TEXT NOT NULL DEFAULT 'booked', -- booked, worked, dropped, noshow, cancelled
  booked_on TEXT NOT NULL,
  dropped_on TEXT,
  drop_reason TEXT
);

CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  invoice_no TEXT NOT NULL UNIQUE,
  client_id INTEGER NOT NULL REFERENCES clients(id),
  period_from TEXT NOT NULL,
  period_to TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  net REAL NOT NULL,
  vat REAL NOT NULL DEFAULT 0,
  total REAL NOT NULL,
  status TEXT NOT NULL DEFAULT 'sent', -- sent, paid, void
  paid_on TEXT
);

CREATE TABLE timesheets (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings(id),
  work_date TEXT NOT NULL,
  start_time TEXT NOT NULL,
  end_time TEXT NOT NULL,
  break_mins INTEGER NOT NULL DEFAULT 0,
  worked_mins INTEGER NOT NULL,
  pay_rate REAL NOT NULL,
  bill_rate REAL NOT NULL,
  status TEXT NOT NULL DEFAULT 'draft', -- draft, signed, approved, query
  signed_by TEXT,
  approved_on TEXT,
  invoice_id INTEGER
);

CREATE TABLE absences (
  id INTEGER PRIMARY KEY,
  worker_id INTEGER NOT NULL REFERENCES workers(id),
  kind TEXT NOT NULL,                 -- sick, holiday, training, other
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  days INTEGER NOT NULL,
  notes TEXT
);
