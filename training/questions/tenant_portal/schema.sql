CREATE TABLE buildings (id int PRIMARY KEY, street text NOT NULL, town text NOT NULL, caretaker_id int, built_year int NOT NULL);
CREATE TABLE users (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,               -- tenant, landlord, caretaker, clerk
  phone text,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz
);
ALTER TABLE buildings ADD FOREIGN KEY (caretaker_id) REFERENCES users;
CREATE TABLE flats (id int PRIMARY KEY, building_id int NOT NULL REFERENCES buildings, label text NOT NULL, sqm numeric(5,1) NOT NULL, landlord_id int NOT NULL REFERENCES users);
CREATE TABLE leases (
  id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats,
  tenant_id int NOT NULL REFERENCES users,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  notice_on date,                   -- notice given
  ends_on date,
  rent numeric(8,2) NOT NULL,       -- a month, without heating
  heating numeric(7,2) NOT NULL     -- monthly advance
);
CREATE TABLE requests (
  id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats,
  opened_by int NOT NULL REFERENCES users,
  assigned_to int REFERENCES users,
  subject text NOT NULL,
  urgency text NOT NULL,            -- low, normal, emergency
  status text NOT NULL,             -- new, working, waiting, done
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE TABLE messages (id int PRIMARY KEY, request_id int NOT NULL REFERENCES requests, sender_id int NOT NULL REFERENCES users, recipient_id int NOT NULL REFERENCES users, body text NOT NULL, sent_at timestamptz NOT NULL, read_at timestamptz);
CREATE TABLE payments (id int PRIMARY KEY, lease_id int NOT NULL REFERENCES leases, for_month date NOT NULL, due_on date NOT NULL, amount_due numeric(8,2) NOT NULL, amount_paid numeric(8,2) NOT NULL, paid_on date);
