-- no foreign keys: the field database was merged from several files
CREATE TABLE packs (
  pack_id integer PRIMARY KEY,
  pack_name text NOT NULL,
  region text NOT NULL,
  first_seen date NOT NULL,
  dissolved date,
  territory_km2 integer
);
CREATE TABLE wolves (
  wolf_id text PRIMARY KEY,
  pack_id integer,
  sex char(1),
  birth_year integer,
  rank text,
  collar_no integer,
  dead_on date,
  cause_of_death text
);
CREATE TABLE observers (
  observer_id integer PRIMARY KEY,
  observer_name text NOT NULL,
  organisation text,
  volunteer boolean NOT NULL
);
CREATE TABLE sightings (
  sighting_id integer PRIMARY KEY,
  observer_id integer NOT NULL,
  pack_id integer,
  seen_at timestamptz NOT NULL,
  animals integer NOT NULL,
  pups integer NOT NULL,
  evidence text NOT NULL,
  verified text NOT NULL
);
CREATE TABLE camera_traps (
  camera_id integer PRIMARY KEY,
  place text NOT NULL,
  region text NOT NULL,
  installed_on date NOT NULL,
  stolen_on date,
  battery_pct integer
);
CREATE TABLE camera_events (
  event_id integer PRIMARY KEY,
  camera_id integer NOT NULL,
  taken_at timestamptz NOT NULL,
  species text NOT NULL,
  individuals integer NOT NULL
);
CREATE TABLE livestock_attacks (
  attack_id integer PRIMARY KEY,
  farm text NOT NULL,
  region text NOT NULL,
  attacked_on date NOT NULL,
  species text NOT NULL,
  killed integer NOT NULL,
  fence_ok boolean NOT NULL,
  claim_eur numeric(9,2),
  paid_eur numeric(9,2),
  paid_on date
);
CREATE TABLE dna_samples (
  sample_id text PRIMARY KEY,
  collected_on date NOT NULL,
  kind text NOT NULL,
  wolf_id text,
  lab_result_on date
);
