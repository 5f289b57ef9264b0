CREATE TABLE membership_types (
  id integer PRIMARY KEY,
  label text NOT NULL,
  yearly_fee integer NOT NULL,
  weekend_play boolean NOT NULL
);
CREATE TABLE members (
  id integer PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  membership_type_id integer NOT NULL REFERENCES membership_types(id),
  handicap numeric(4,1),
  born date NOT NULL,
  joined date NOT NULL,
  resigned date,
  locker_no integer,
  introduced_by integer REFERENCES members(id)
);
CREATE TABLE subscriptions (
  id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members(id),
  season integer NOT NULL,
  amount integer NOT NULL,
  paid boolean NOT NULL,
  paid_date date
);
CREATE TABLE holes (
  number integer PRIMARY KEY,
  par integer NOT NULL,
  length_m integer NOT NULL,
  stroke_index integer NOT NULL,
  nickname text
);
CREATE TABLE tee_times (
  id integer PRIMARY KEY,
  starts timestamp NOT NULL,
  booked_by integer REFERENCES members(id),
  players integer NOT NULL,
  buggy boolean NOT NULL,
  green_fee_total numeric(7,2) NOT NULL,
  no_show boolean NOT NULL
);
CREATE TABLE competitions (
  id integer PRIMARY KEY,
  title text NOT NULL,
  played_on date NOT NULL,
  format text NOT NULL,
  entry_fee integer NOT NULL,
  sponsor text
);
CREATE TABLE results (
  competition_id integer NOT NULL REFERENCES competitions(id),
  member_id integer NOT NULL REFERENCES members(id),
  gross integer,
  net numeric(4,1),
  position integer,
  PRIMARY KEY (competition_id, member_id)
);
CREATE TABLE lessons (
  id integer PRIMARY KEY,
  member_id integer REFERENCES members(id),
  pro text NOT NULL,
  held timestamp NOT NULL,
  minutes integer NOT NULL,
  price numeric(6,2) NOT NULL
);
