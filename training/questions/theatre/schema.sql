CREATE TABLE venue (
  venue_id smallint PRIMARY KEY,
  venue_name text NOT NULL,
  capacity integer NOT NULL
);
CREATE TABLE person (
  person_id integer PRIMARY KEY,
  stage_name text NOT NULL,
  legal_name text,
  agent_email text,
  member_of_ensemble boolean NOT NULL
);
CREATE TABLE play (
  play_id integer PRIMARY KEY,
  title text NOT NULL,
  playwright text NOT NULL,
  written_year integer,
  genre text NOT NULL,
  running_minutes integer NOT NULL
);
CREATE TABLE production (
  production_id integer PRIMARY KEY,
  play_id integer NOT NULL REFERENCES play,
  venue_id smallint NOT NULL REFERENCES venue,
  director_id integer REFERENCES person(person_id),
  premiere date NOT NULL,
  last_night date,
  budget_gbp integer NOT NULL,
  spent_gbp integer NOT NULL
);
CREATE TABLE cast_role (
  production_id integer NOT NULL REFERENCES production,
  character_name text NOT NULL,
  person_id integer NOT NULL REFERENCES person,
  understudy_id integer REFERENCES person(person_id),
  weekly_fee numeric(8,2) NOT NULL,
  PRIMARY KEY (production_id, character_name)
);
CREATE TABLE performance (
  performance_id integer PRIMARY KEY,
  production_id integer NOT NULL REFERENCES production,
  starts_at timestamp NOT NULL,
  is_matinee boolean NOT NULL,
  cancelled_reason text
);
CREATE TABLE patron (
  patron_id integer PRIMARY KEY,
  patron_name text NOT NULL,
  postcode_area text,
  friend_since date,
  access_needs text
);
CREATE TABLE booking (
  booking_id integer PRIMARY KEY,
  performance_id integer NOT NULL REFERENCES performance,
  patron_id integer REFERENCES patron,
  booked_on date NOT NULL,
  seats integer NOT NULL,
  paid_gbp numeric(8,2) NOT NULL,
  price_band char(1) NOT NULL,
  sold_via text NOT NULL,
  refunded boolean NOT NULL DEFAULT false
);
