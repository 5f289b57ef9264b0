CREATE TABLE restaurants (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  cuisine text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE dining_tables (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(id),
  label text NOT NULL,
  seats int NOT NULL,
  area text NOT NULL
);
CREATE TABLE waiters (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(id),
  full_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE guests (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  phone text,
  is_vip boolean NOT NULL DEFAULT false,
  dietary_note text,
  registered_on date NOT NULL
);
CREATE TABLE bookings (
  id serial PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(id),
  guest_id int NOT NULL REFERENCES guests(id),
  table_id int REFERENCES dining_tables(id),
  party_size int NOT NULL,
  channel text NOT NULL,
  status text NOT NULL,
  occasion text,
  deposit numeric(8,2),
  made_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL
);
CREATE TABLE bills (
  id serial PRIMARY KEY,
  booking_id int NOT NULL UNIQUE REFERENCES bookings(id),
  waiter_id int REFERENCES waiters(id),
  food_total numeric(10,2) NOT NULL,
  drinks_total numeric(10,2) NOT NULL,
  tip numeric(8,2) NOT NULL DEFAULT 0,
  payment_method text NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(id),
  stars int NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text,
  posted_at timestamptz NOT NULL
);
