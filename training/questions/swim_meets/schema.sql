CREATE TABLE dim_swimmer (
  swimmer_key integer PRIMARY KEY,
  swimmer_name text NOT NULL,
  club_name text NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  left_club_on date
);
CREATE TABLE dim_pool (
  pool_key integer PRIMARY KEY,
  pool_name text NOT NULL,
  town text NOT NULL,
  length_m integer NOT NULL,
  is_outdoor boolean NOT NULL
);
CREATE TABLE dim_meet (
  meet_key integer PRIMARY KEY,
  meet_name text NOT NULL,
  pool_key integer NOT NULL REFERENCES dim_pool(pool_key),
  meet_date date NOT NULL,
  entry_fee numeric(5,2) NOT NULL
);
CREATE TABLE fact_swim (
  swim_key integer PRIMARY KEY,
  meet_key integer NOT NULL REFERENCES dim_meet(meet_key),
  swimmer_key integer NOT NULL REFERENCES dim_swimmer(swimmer_key),
  stroke text NOT NULL,
  distance_m integer NOT NULL,
  seconds numeric(6,2),
  disqualified boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN fact_swim.seconds IS 'empty when disqualified';
