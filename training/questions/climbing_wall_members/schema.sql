CREATE TABLE members (
  member_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  age_band text NOT NULL,
  plan text NOT NULL,
  newsletter boolean NOT NULL,
  status text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE coaches (
  coach_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  licence text NOT NULL,
  paid text NOT NULL
);
CREATE TABLE routes (
  route_id integer PRIMARY KEY,
  name text NOT NULL,
  hold_colour text NOT NULL,
  style text NOT NULL,
  difficulty text NOT NULL,
  sector text NOT NULL,
  set_on date NOT NULL,
  open char(1) NOT NULL
);
CREATE TABLE visits (
  visit_id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members,
  came_at timestamp NOT NULL,
  day_name text NOT NULL,
  entry text NOT NULL,
  shoes text NOT NULL
);
CREATE TABLE classes (
  class_id integer PRIMARY KEY,
  title text NOT NULL,
  coach_id integer NOT NULL REFERENCES coaches,
  held_on date NOT NULL,
  slot text NOT NULL,
  audience text NOT NULL,
  state text NOT NULL
);
CREATE TABLE class_bookings (
  booking_id integer PRIMARY KEY,
  class_id integer NOT NULL REFERENCES classes,
  member_id integer NOT NULL REFERENCES members,
  booked_via text NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE fees (
  fee_id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members,
  charged_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  method text NOT NULL,
  state text NOT NULL
);
CREATE TABLE injuries (
  injury_id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members,
  happened_on date NOT NULL,
  body_part text NOT NULL,
  seriousness text NOT NULL
);
