CREATE TABLE planners (
  id serial PRIMARY KEY,
  name text NOT NULL,
  commission_rate numeric(4,3) NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE TABLE venues (
  id serial PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  setting text NOT NULL,
  max_guests int NOT NULL,
  hire_fee numeric(10,2) NOT NULL,
  has_accommodation boolean NOT NULL
);
CREATE TABLE weddings (
  id serial PRIMARY KEY,
  partner_one text NOT NULL,
  partner_two text NOT NULL,
  planner_id int REFERENCES planners(id),
  venue_id int REFERENCES venues(id),
  enquired_on date NOT NULL,
  signed_on date,
  wedding_date date,
  expected_guests int,
  budget numeric(10,2),
  style text,
  called_off_on date
);
CREATE TABLE vendors (
  id serial PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  contact_email text,
  stars numeric(2,1)
);
CREATE TABLE vendor_bookings (
  id serial PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES weddings(id),
  vendor_id int NOT NULL REFERENCES vendors(id),
  booked_on date NOT NULL,
  quoted_price numeric(10,2) NOT NULL,
  final_price numeric(10,2),
  confirmed boolean NOT NULL DEFAULT false
);
CREATE TABLE guests (
  id serial PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES weddings(id),
  name text NOT NULL,
  rsvp text,
  diet text,
  table_number int,
  plus_one boolean NOT NULL DEFAULT false
);
CREATE TABLE tasks (
  id serial PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES weddings(id),
  title text NOT NULL,
  due_on date NOT NULL,
  done_on date,
  planner_id int REFERENCES planners(id)
);
CREATE TABLE instalments (
  id serial PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES weddings(id),
  amount numeric(10,2) NOT NULL,
  due_on date NOT NULL,
  received_on date
);
