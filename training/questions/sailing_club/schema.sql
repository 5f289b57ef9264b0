CREATE TABLE membership_types (
  id serial PRIMARY KEY,
  name text NOT NULL,
  annual_fee numeric(7,2) NOT NULL
);
CREATE TABLE members (
  id serial PRIMARY KEY,
  membership_type_id int NOT NULL REFERENCES membership_types(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_year int,
  joined_on date NOT NULL,
  resigned_on date,
  sponsor_id int REFERENCES members(id),
  swim_test_passed boolean NOT NULL DEFAULT false
);
CREATE TABLE fee_payments (
  id serial PRIMARY KEY,
  member_id int NOT NULL REFERENCES members(id),
  season int NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date NOT NULL
);
CREATE TABLE boats (
  id serial PRIMARY KEY,
  name text NOT NULL,
  class text NOT NULL,
  sail_number text,
  length_m numeric(4,2) NOT NULL,
  owner_id int REFERENCES members(id),
  built int,
  insured_until date
);
CREATE TABLE berths (
  id serial PRIMARY KEY,
  code text NOT NULL,
  pier text NOT NULL,
  max_length_m numeric(4,2) NOT NULL,
  season_price numeric(7,2) NOT NULL,
  boat_id int REFERENCES boats(id)
);
CREATE TABLE races (
  id serial PRIMARY KEY,
  title text NOT NULL,
  race_date date NOT NULL,
  course_nm numeric(4,1),
  wind_knots int,
  abandoned boolean NOT NULL DEFAULT false
);
CREATE TABLE race_entries (
  race_id int NOT NULL REFERENCES races(id),
  boat_id int NOT NULL REFERENCES boats(id),
  helm_id int NOT NULL REFERENCES members(id),
  finish_position int,
  elapsed interval,
  outcome text NOT NULL DEFAULT 'finished',
  PRIMARY KEY (race_id, boat_id)
);
CREATE TABLE boat_loans (
  id serial PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boats(id),
  member_id int NOT NULL REFERENCES members(id),
  out_at timestamptz NOT NULL,
  back_at timestamptz,
  damage_note text
);
