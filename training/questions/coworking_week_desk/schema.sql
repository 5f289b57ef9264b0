CREATE TABLE houses (house_id int PRIMARY KEY, house_name text NOT NULL, desks int NOT NULL);
CREATE TABLE tariffs (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, monthly_price numeric(7,2) NOT NULL, meeting_hours int NOT NULL);
CREATE TABLE firms (
  firm_id int PRIMARY KEY,
  firm_name text NOT NULL,
  line_of_business text
);
CREATE TABLE memberships (
  membership_id int PRIMARY KEY,
  person text NOT NULL,
  firm_id int REFERENCES firms,
  house_id int NOT NULL REFERENCES houses,
  tariff_id int NOT NULL REFERENCES tariffs,
  begins date NOT NULL,
  ends date,
  discount_percent int NOT NULL DEFAULT 0
);
CREATE TABLE door_entries (
  entry_id int PRIMARY KEY,
  membership_id int NOT NULL REFERENCES memberships,
  house_id int NOT NULL REFERENCES houses,
  entered_at timestamptz NOT NULL
);
CREATE TABLE meeting_rooms (
  room_id int PRIMARY KEY,
  house_id int NOT NULL REFERENCES houses,
  room_name text NOT NULL,
  seats int NOT NULL,
  hourly_price numeric(6,2) NOT NULL
);
CREATE TABLE room_bookings (
  booking_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES meeting_rooms,
  membership_id int REFERENCES memberships,
  guest_name text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  charged numeric(7,2) NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN room_bookings.guest_name IS 'for bookings by people who are not members';
CREATE TABLE bills (
  bill_id int PRIMARY KEY,
  membership_id int NOT NULL REFERENCES memberships,
  bill_month date NOT NULL,
  amount numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
