CREATE TABLE brewers (
  brewer_id integer PRIMARY KEY,
  brewer_name text NOT NULL,
  club text,
  region text NOT NULL,
  first_contest integer NOT NULL
);
CREATE TABLE styles (
  style_code text PRIMARY KEY,
  style_name text NOT NULL,
  family text NOT NULL,
  max_abv numeric(4,1) NOT NULL
);
CREATE TABLE judges (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  rank text NOT NULL CHECK (rank IN ('novice','certified','master')),
  also_brewer_id integer REFERENCES brewers(brewer_id)
);
CREATE TABLE entries (
  entry_no integer PRIMARY KEY,
  contest_year integer NOT NULL,
  brewer_id integer NOT NULL REFERENCES brewers,
  style_code text NOT NULL REFERENCES styles,
  beer_name text NOT NULL,
  abv numeric(4,1),
  entered_on date NOT NULL,
  arrived_on date,
  disqualified boolean NOT NULL DEFAULT false
);
CREATE TABLE scores (
  entry_no integer NOT NULL REFERENCES entries,
  judge_id integer NOT NULL REFERENCES judges,
  aroma integer NOT NULL,
  flavour integer NOT NULL,
  overall integer NOT NULL,
  PRIMARY KEY (entry_no, judge_id)
);
CREATE TABLE medals (
  entry_no integer PRIMARY KEY REFERENCES entries,
  medal text NOT NULL CHECK (medal IN ('gold','silver','bronze'))
);
