CREATE TABLE pier (
  pier_id int PRIMARY KEY,
  name text NOT NULL,
  shore text NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE steamer (
  steamer_id int PRIMARY KEY,
  name text NOT NULL,
  seats int NOT NULL,
  engine text NOT NULL,
  retired_on date
);
CREATE TABLE crew (
  crew_id int PRIMARY KEY,
  full_name text NOT NULL,
  gender text NOT NULL,
  rank text NOT NULL,
  contract text NOT NULL,
  licence_until date
);
CREATE TABLE sailing (
  sailing_id int PRIMARY KEY,
  steamer_id int NOT NULL REFERENCES steamer(steamer_id),
  from_pier int NOT NULL REFERENCES pier(pier_id),
  to_pier int NOT NULL REFERENCES pier(pier_id),
  captain_id int NOT NULL REFERENCES crew(crew_id),
  departs_at timestamptz NOT NULL,
  left_at timestamptz,
  outcome text NOT NULL,
  cancel_reason text
);
CREATE TABLE passenger (
  passenger_id int PRIMARY KEY,
  full_name text NOT NULL,
  country_code char(2) NOT NULL,
  season_pass boolean NOT NULL
);
CREATE TABLE ticket (
  ticket_id int PRIMARY KEY,
  sailing_id int NOT NULL REFERENCES sailing(sailing_id),
  passenger_id int REFERENCES passenger(passenger_id),
  fare_type text NOT NULL,
  class smallint NOT NULL,
  sold_through text NOT NULL,
  paid_with text NOT NULL,
  price numeric(6,2) NOT NULL,
  return_trip boolean NOT NULL,
  bicycle boolean NOT NULL,
  bought_at timestamptz NOT NULL,
  scanned_at timestamptz,
  refunded_at timestamptz
);
CREATE TABLE complaint (
  complaint_id int PRIMARY KEY,
  sailing_id int NOT NULL REFERENCES sailing(sailing_id),
  topic text NOT NULL,
  received_on date NOT NULL,
  answered_on date,
  upheld boolean
);
