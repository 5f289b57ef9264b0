CREATE TABLE series (
  id int PRIMARY KEY,
  title text NOT NULL,
  sponsor text
);
CREATE TABLE races (
  id int PRIMARY KEY,
  series_id int REFERENCES series(id),
  race_name text NOT NULL,
  held_on date NOT NULL,
  town text NOT NULL,
  distance_km numeric(5,2) NOT NULL,
  climb_m int,
  surface text NOT NULL,
  max_runners int,
  entry_fee numeric(5,2) NOT NULL,
  entries_close date NOT NULL
);
CREATE TABLE clubs (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text
);
CREATE TABLE runners (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender char(1) NOT NULL,
  birth_date date NOT NULL,
  club_id int REFERENCES clubs(id),
  nationality char(3) NOT NULL
);
CREATE TABLE entries (
  id int PRIMARY KEY,
  race_id int NOT NULL REFERENCES races(id),
  runner_id int NOT NULL REFERENCES runners(id),
  bib int,
  entered_at timestamptz NOT NULL,
  fee_paid numeric(5,2) NOT NULL,
  shirt_size text,
  withdrawn boolean NOT NULL DEFAULT false,
  UNIQUE (race_id, runner_id)
);
CREATE TABLE results (
  entry_id int PRIMARY KEY REFERENCES entries(id),
  status text NOT NULL,
  finish_time interval,
  half_split interval
);
CREATE TABLE volunteers (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text,
  first_aid boolean NOT NULL
);
CREATE TABLE marshal_posts (
  race_id int NOT NULL REFERENCES races(id),
  post_no int NOT NULL,
  spot text NOT NULL,
  volunteer_id int REFERENCES volunteers(id),
  PRIMARY KEY (race_id, post_no)
);
