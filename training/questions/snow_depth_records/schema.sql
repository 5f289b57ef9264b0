CREATE TABLE stations (
  stn integer PRIMARY KEY,
  stn_name text NOT NULL,
  canton text NOT NULL,
  elev_m integer NOT NULL,
  observer_id integer,
  since date NOT NULL,
  automatic boolean NOT NULL
);
CREATE TABLE observers (
  observer_id integer PRIMARY KEY,
  nm text NOT NULL,
  village text NOT NULL,
  fee_per_day numeric(5,2) NOT NULL
);
CREATE TABLE snow_day (
  stn integer NOT NULL REFERENCES stations(stn),
  obs_date date NOT NULL,
  hs integer,
  hn24 integer,
  hnw numeric(5,1),
  t_min numeric(4,1),
  t_max numeric(4,1),
  ice boolean NOT NULL,
  entered_at timestamptz NOT NULL,
  PRIMARY KEY (stn, obs_date)
);
COMMENT ON COLUMN snow_day.hs IS 'snow on the ground in cm; empty when not observed';
COMMENT ON COLUMN snow_day.hn24 IS 'new snow of the last 24 hours in cm';
COMMENT ON COLUMN snow_day.hnw IS 'water in the new snow in mm';
COMMENT ON COLUMN snow_day.entered_at IS 'when the observer sent it in';
CREATE TABLE bulletin (
  bulletin_no integer PRIMARY KEY,
  canton text NOT NULL,
  issued_at timestamptz NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  danger integer NOT NULL
);
COMMENT ON COLUMN bulletin.danger IS 'avalanche danger from 1 low to 5 very high; the days valid_from and valid_to both belong to it';
CREATE TABLE avalanche (
  av_id integer PRIMARY KEY,
  canton text NOT NULL,
  happened_on date NOT NULL,
  reported_on date NOT NULL,
  width_m integer NOT NULL,
  people_caught integer NOT NULL,
  people_buried integer NOT NULL,
  people_dead integer NOT NULL,
  set_off_by text NOT NULL
);
COMMENT ON COLUMN avalanche.people_caught IS 'all people it took along, buried and dead ones included';
