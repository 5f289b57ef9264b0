CREATE TABLE athlete (
  bib_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex text NOT NULL,
  birth_year integer NOT NULL,
  nation text NOT NULL,
  club_id integer
);
CREATE TABLE club (
  club_id integer PRIMARY KEY,
  club text NOT NULL,
  town text NOT NULL,
  members integer NOT NULL
);
CREATE TABLE race (
  race_id integer PRIMARY KEY,
  race text NOT NULL,
  place text NOT NULL,
  race_day date NOT NULL,
  entries_close date NOT NULL,
  swim_m integer NOT NULL,
  bike_km numeric(5,1) NOT NULL,
  run_km numeric(4,1) NOT NULL,
  entry_fee numeric(6,2) NOT NULL,
  water_temp numeric(3,1)
);
CREATE TABLE result (
  race_id integer NOT NULL REFERENCES race(race_id),
  bib_id integer NOT NULL REFERENCES athlete(bib_id),
  start_no integer NOT NULL,
  entered_on date NOT NULL,
  fee_paid_on date,
  swim_s integer,
  t1_s integer,
  bike_s integer,
  t2_s integer,
  run_s integer,
  total_s integer,
  status text NOT NULL,
  PRIMARY KEY (race_id, bib_id)
);
COMMENT ON COLUMN result.swim_s IS 'seconds; t1 and t2 are the changes from swim to bike and from bike to run';
COMMENT ON COLUMN result.total_s IS 'seconds of all five parts, empty unless finished';
COMMENT ON COLUMN result.status IS 'OK, DNF (gave up), DNS (did not start) or DSQ (disqualified)';
CREATE TABLE penalty (
  penalty_id integer PRIMARY KEY,
  race_id integer NOT NULL,
  bib_id integer NOT NULL,
  reason text NOT NULL,
  seconds integer NOT NULL,
  FOREIGN KEY (race_id, bib_id) REFERENCES result(race_id, bib_id)
);
