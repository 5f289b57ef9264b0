CREATE TABLE keepers (
  id bigint PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  valley text NOT NULL,
  member_since date NOT NULL,
  left_on date,
  mentor_id bigint REFERENCES keepers(id),
  insured boolean NOT NULL
);
CREATE TABLE apiaries (
  id bigint PRIMARY KEY,
  keeper_id bigint NOT NULL REFERENCES keepers(id),
  place text NOT NULL,
  altitude_m int,
  surroundings text NOT NULL,
  is_migratory boolean NOT NULL
);
CREATE TABLE hives (
  id bigint PRIMARY KEY,
  apiary_id bigint NOT NULL REFERENCES apiaries(id),
  mark text NOT NULL,
  hive_type text NOT NULL,
  queen_year int,
  queen_race text,
  set_up_on date NOT NULL,
  died_on date,
  cause_of_death text
);
CREATE TABLE inspections (
  id bigint PRIMARY KEY,
  hive_id bigint NOT NULL REFERENCES hives(id),
  inspected_on date NOT NULL,
  frames_of_brood int,
  mites_per_day numeric(5,1),
  queen_seen boolean NOT NULL,
  mood smallint NOT NULL
);
CREATE TABLE treatments (
  id bigint PRIMARY KEY,
  hive_id bigint NOT NULL REFERENCES hives(id),
  started_on date NOT NULL,
  ended_on date,
  product text NOT NULL,
  cost numeric(6,2) NOT NULL
);
CREATE TABLE harvests (
  id bigint PRIMARY KEY,
  hive_id bigint NOT NULL REFERENCES hives(id),
  harvested_on date NOT NULL,
  kilos numeric(5,1) NOT NULL,
  sort text NOT NULL,
  water_percent numeric(4,1)
);
CREATE TABLE honey_sales (
  id bigint PRIMARY KEY,
  keeper_id bigint NOT NULL REFERENCES keepers(id),
  sold_on date NOT NULL,
  buyer text NOT NULL,
  sort text NOT NULL,
  kilos numeric(6,1) NOT NULL,
  price_per_kilo numeric(5,2) NOT NULL,
  paid boolean NOT NULL
);
