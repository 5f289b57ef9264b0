CREATE TABLE people (
  person_id int PRIMARY KEY,
  given text NOT NULL,
  family text NOT NULL,
  home_town text NOT NULL,
  employer text,
  joined timestamptz NOT NULL,
  last_opened timestamptz
);
CREATE TABLE cars (plate text PRIMARY KEY, owner_id int NOT NULL REFERENCES people, model text NOT NULL, seats int NOT NULL, electric boolean NOT NULL);
CREATE TABLE trips (
  trip_id int PRIMARY KEY,
  driver_id int NOT NULL REFERENCES people,
  plate text NOT NULL REFERENCES cars,
  from_town text NOT NULL,
  to_town text NOT NULL,
  return_of int REFERENCES trips,     -- way back of another trip
  posted_at timestamptz NOT NULL,
  departs_at timestamptz NOT NULL,
  arrived_at timestamptz,
  cancelled_at timestamptz,
  seats_offered int NOT NULL,
  price_per_seat numeric(5,2) NOT NULL,
  km int NOT NULL
);
CREATE TABLE seats (
  seat_id int PRIMARY KEY,
  trip_id int NOT NULL REFERENCES trips,
  rider_id int NOT NULL REFERENCES people,
  places int NOT NULL,                -- how many places were taken
  asked_at timestamptz NOT NULL,
  answer text,                        -- accepted, declined; null: not answered
  paid_at timestamptz,
  showed_up boolean
);
CREATE TABLE reviews (
  review_id int PRIMARY KEY,
  trip_id int NOT NULL REFERENCES trips,
  writer_id int NOT NULL REFERENCES people,
  subject_id int NOT NULL REFERENCES people,
  stars int NOT NULL,
  words text,
  written_at timestamptz NOT NULL
);
