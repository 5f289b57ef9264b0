CREATE TABLE t_race (
  race_id integer PRIMARY KEY,
  race_name text NOT NULL,
  race_day date NOT NULL,
  city text NOT NULL,
  runners_registered integer NOT NULL,
  runners_finished integer
);
CREATE TABLE t_volunteer (
  volunteer_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_year integer,
  phone text,
  home_city text NOT NULL,
  shirt_size text NOT NULL,
  first_aid boolean NOT NULL,
  recruited_by integer REFERENCES t_volunteer(volunteer_id),
  joined_on date NOT NULL
);
CREATE TABLE t_post (
  post_id integer PRIMARY KEY,
  race_id integer NOT NULL REFERENCES t_race(race_id),
  post_name text NOT NULL,
  km numeric(4,1) NOT NULL,
  people_needed integer NOT NULL
);
CREATE TABLE t_signup (
  signup_id integer PRIMARY KEY,
  volunteer_id integer NOT NULL REFERENCES t_volunteer(volunteer_id),
  post_id integer NOT NULL REFERENCES t_post(post_id),
  signed_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('offered','confirmed','cancelled','served','absent')),
  hours numeric(4,1)
);
CREATE TABLE t_briefing (
  briefing_id integer PRIMARY KEY,
  race_id integer NOT NULL REFERENCES t_race(race_id),
  held_at timestamp NOT NULL,
  place text NOT NULL
);
CREATE TABLE t_briefing_guest (
  briefing_id integer NOT NULL REFERENCES t_briefing(briefing_id),
  volunteer_id integer NOT NULL REFERENCES t_volunteer(volunteer_id),
  came boolean,
  PRIMARY KEY (briefing_id, volunteer_id)
);
CREATE TABLE t_expense (
  expense_id integer PRIMARY KEY,
  volunteer_id integer NOT NULL REFERENCES t_volunteer(volunteer_id),
  race_id integer NOT NULL REFERENCES t_race(race_id),
  what text NOT NULL,
  amount numeric(7,2) NOT NULL,
  claimed_on date NOT NULL,
  reimbursed_on date
);
