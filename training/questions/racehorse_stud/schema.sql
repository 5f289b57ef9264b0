CREATE TABLE horses (
  id integer PRIMARY KEY,
  name text,
  sex text,
  foaled text,
  colour text,
  sire_id integer,
  dam_id integer,
  breeder text,
  sold_on text,
  sold_for real,
  died text
);
CREATE TABLE stallion_fees (
  id integer PRIMARY KEY,
  horse_id integer,
  season integer,
  fee real
);
CREATE TABLE coverings (
  id integer PRIMARY KEY,
  stallion_id integer,
  mare_id integer,
  covered text,
  in_foal integer,
  outside_mare integer DEFAULT 0,
  fee_paid integer DEFAULT 0
);
CREATE TABLE races (
  id integer PRIMARY KEY,
  horse_id integer,
  course text,
  run_on text,
  distance_m integer,
  place integer,
  prize real,
  jockey text
);
CREATE TABLE vet_visits (
  id integer PRIMARY KEY,
  horse_id integer,
  day text,
  vet text,
  reason text,
  cost real
);
CREATE TABLE paddocks (
  id integer PRIMARY KEY,
  name text,
  hectares real,
  resting integer
);
CREATE TABLE placements (
  horse_id integer,
  paddock_id integer,
  from_day text,
  to_day text
);
