CREATE TABLE course_types (
  id int PRIMARY KEY,
  name text NOT NULL,
  days int NOT NULL,
  valid_years int NOT NULL,
  list_price numeric(10,2) NOT NULL
);
CREATE TABLE trainers (
  id int PRIMARY KEY,
  name text NOT NULL,
  day_rate numeric(10,2) NOT NULL,
  freelance boolean NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE venues (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  seats int NOT NULL,
  day_cost numeric(10,2) NOT NULL
);
CREATE TABLE clients (
  id int PRIMARY KEY,
  company text NOT NULL,
  sector text NOT NULL,
  contact_name text NOT NULL,
  email text,
  created_at date NOT NULL
);
CREATE TABLE courses (
  id int PRIMARY KEY,
  course_type_id int NOT NULL REFERENCES course_types(id),
  trainer_id int REFERENCES trainers(id),
  venue_id int REFERENCES venues(id),
  starts_on date NOT NULL,
  max_people int NOT NULL,
  status text NOT NULL
);
CREATE TABLE participants (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  client_id int REFERENCES clients(id),
  email text,
  birth_date date
);
CREATE TABLE bookings (
  id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(id),
  participant_id int NOT NULL REFERENCES participants(id),
  booked_on date NOT NULL,
  price numeric(10,2) NOT NULL,
  status text NOT NULL,
  result text
);
CREATE TABLE certificates (
  id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(id),
  issued_on date NOT NULL,
  expires_on date NOT NULL,
  number text NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN courses.status IS 'planned, held, cancelled';
COMMENT ON COLUMN bookings.status IS 'booked, attended, absent, cancelled';
