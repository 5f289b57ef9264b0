CREATE TABLE members (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nickname text,
  plan text NOT NULL,              -- day, basic, full
  monthly_fee numeric(6,2) NOT NULL,
  sponsor_id int REFERENCES members,   -- member who vouched
  created_at date NOT NULL,
  cancelled_at date,
  is_keyholder boolean NOT NULL
);
CREATE TABLE machines (
  id int PRIMARY KEY,
  name text NOT NULL,
  area text NOT NULL,              -- wood, metal, textile, electronics
  steward_id int REFERENCES members,
  hourly_rate numeric(5,2) NOT NULL,
  bought_on date NOT NULL,
  bought_for numeric(9,2),         -- null: donated
  out_of_order_since date
);
CREATE TABLE inductions (
  member_id int REFERENCES members,
  machine_id int REFERENCES machines,
  trainer_id int NOT NULL REFERENCES members,
  given_on date NOT NULL,
  valid_until date,
  PRIMARY KEY (member_id, machine_id)
);
CREATE TABLE bookings (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines,
  member_id int NOT NULL REFERENCES members,
  created_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL              -- booked, used, missed, cancelled
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES members,
  month date NOT NULL,
  membership numeric(7,2) NOT NULL,
  machine_time numeric(7,2) NOT NULL,
  material numeric(7,2) NOT NULL,
  total numeric(7,2) NOT NULL,     -- the three together
  sent_on date NOT NULL,
  paid_on date
);
CREATE TABLE door_log (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, entered_at timestamptz NOT NULL, left_at timestamptz);
