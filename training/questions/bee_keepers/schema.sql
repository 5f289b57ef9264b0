CREATE TABLE keeper (
  id integer PRIMARY KEY,
  name text,
  village text,
  phone text,
  joined text,
  active integer
);
CREATE TABLE apiary (
  id integer PRIMARY KEY,
  keeper_id integer REFERENCES keeper(id),
  name text,
  landscape text,
  altitude_m integer
);
CREATE TABLE hive (
  id integer PRIMARY KEY,
  apiary_id integer REFERENCES apiary(id),
  label text,
  hive_type text,
  queen_year integer,
  queen_colour text,
  set_up text,
  lost_on text,
  lost_reason text
);
CREATE TABLE inspection (
  id integer PRIMARY KEY,
  hive_id integer,
  day text,
  brood_frames integer,
  varroa_count integer,
  queen_seen integer,
  temper integer,
  note text
);
CREATE TABLE harvest (
  id integer PRIMARY KEY,
  hive_id integer,
  day text,
  kg real,
  honey_sort text,
  water_percent real
);
CREATE TABLE treatment (
  id integer PRIMARY KEY,
  hive_id integer,
  day text,
  product text,
  dose_ml integer
);
CREATE TABLE sale (
  id integer PRIMARY KEY,
  keeper_id integer,
  day text,
  buyer text,
  honey_sort text,
  jars integer,
  price_per_jar real,
  paid integer
);
