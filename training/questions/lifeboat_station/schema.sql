-- keys by name only, no foreign keys declared
CREATE TABLE boats (
  boat_id integer PRIMARY KEY,
  boat_name text NOT NULL,
  class text NOT NULL,
  built_year integer NOT NULL,
  top_speed_knots integer NOT NULL,
  on_service boolean NOT NULL
);
CREATE TABLE crew (
  crew_id integer PRIMARY KEY,
  name text NOT NULL,
  position text NOT NULL,
  joined date NOT NULL,
  retired date,
  lives_minutes_away integer
);
CREATE TABLE shouts (
  shout_id integer PRIMARY KEY,
  boat_id integer NOT NULL,
  coxswain_id integer NOT NULL,
  paged_at timestamptz NOT NULL,
  launched_at timestamptz,
  back_at timestamptz,
  casualty_type text NOT NULL,
  area text NOT NULL,
  outcome text NOT NULL,
  people_helped integer NOT NULL,
  lives_saved integer NOT NULL,
  sea_state integer
);
CREATE TABLE shout_crew (
  shout_id integer NOT NULL,
  crew_id integer NOT NULL
);
CREATE TABLE maintenance (
  job_id integer PRIMARY KEY,
  boat_id integer NOT NULL,
  reported_on date NOT NULL,
  fixed_on date,
  description text NOT NULL,
  cost numeric(9,2)
);
CREATE TABLE donations (
  donation_id integer PRIMARY KEY,
  received_on date NOT NULL,
  donor text,
  channel text NOT NULL,
  amount numeric(9,2) NOT NULL,
  gift_aid boolean NOT NULL
);
