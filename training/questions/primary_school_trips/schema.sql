CREATE TABLE classes (
  class_code text PRIMARY KEY, -- e.g. 3B
  year_group int NOT NULL,
  teacher_id int NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  full_name text NOT NULL,
  job text NOT NULL, -- TEA teacher, TA teaching assistant, OFF office
  first_aid boolean NOT NULL
);
CREATE TABLE pupils (
  pupil_id int PRIMARY KEY,
  first_name text NOT NULL,
  surname text NOT NULL,
  gender char(1) NOT NULL, -- F girl, M boy
  class_code text NOT NULL REFERENCES classes,
  born_on date NOT NULL,
  joined_on date NOT NULL,
  left_on date,
  free_meals char(1) NOT NULL -- Y / N
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  venue text NOT NULL,
  city text NOT NULL,
  distance_km int NOT NULL
);
CREATE TABLE trips (
  trip_id int PRIMARY KEY,
  trip_name text NOT NULL,
  venue_id int NOT NULL REFERENCES venues,
  organiser_id int NOT NULL REFERENCES staff, -- plans and books it
  leader_id int NOT NULL REFERENCES staff,    -- goes along and is in charge
  booked_on date NOT NULL,
  trip_date date NOT NULL,
  status char(2) NOT NULL, -- OK planned or done, CX called off
  price_per_child numeric(6,2) NOT NULL, -- what parents pay
  coach_cost numeric(8,2) NOT NULL,
  entry_cost numeric(8,2) NOT NULL -- for the whole group
);
CREATE TABLE trip_places (
  trip_id int NOT NULL REFERENCES trips,
  pupil_id int NOT NULL REFERENCES pupils,
  consent_on date, -- parents' signature came in
  paid_on date,
  amount_due numeric(6,2) NOT NULL,
  amount_paid numeric(6,2) NOT NULL,
  attended boolean,
  PRIMARY KEY (trip_id, pupil_id)
);
