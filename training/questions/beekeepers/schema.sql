CREATE TABLE keepers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  village TEXT,
  email TEXT,
  joined TEXT,
  paid_until TEXT
);
CREATE TABLE apiaries (
  id INTEGER PRIMARY KEY,
  keeper_id INTEGER,
  place TEXT,
  altitude_m INTEGER,
  surroundings TEXT
);
CREATE TABLE hives (
  id INTEGER PRIMARY KEY,
  apiary_id INTEGER,
  label TEXT,
  hive_type TEXT,
  queen_year INTEGER,
  queen_race TEXT,
  started TEXT,
  lost TEXT,
  lost_cause TEXT
);
CREATE TABLE inspections (
  id INTEGER PRIMARY KEY,
  hive_id INTEGER,
  day TEXT,
  mites INTEGER,
  brood_frames INTEGER,
  queen_seen INTEGER,
  note TEXT
);
CREATE TABLE treatments (
  id INTEGER PRIMARY KEY,
  hive_id INTEGER,
  day TEXT,
  product TEXT,
  cost REAL
);
CREATE TABLE harvests (
  id INTEGER PRIMARY KEY,
  hive_id INTEGER,
  day TEXT,
  kg REAL,
  honey_kind TEXT,
  water_pct REAL
);
CREATE TABLE jar_sales (
  id INTEGER PRIMARY KEY,
  keeper_id INTEGER,
  day TEXT,
  honey_kind TEXT,
  jars INTEGER,
  price_per_jar REAL,
  sold_at TEXT
);
