CREATE TABLE owner (
  id integer PRIMARY KEY,
  name text,
  village text,
  phone text,
  since text
);
CREATE TABLE animal (
  id integer PRIMARY KEY,
  owner_id integer,
  name text,
  species text,
  breed text,
  born text,
  sex text,
  neutered integer,
  died text
);
CREATE TABLE vet (
  id integer PRIMARY KEY,
  name text,
  hired text
);
CREATE TABLE visit (
  id integer PRIMARY KEY,
  animal_id integer,
  vet_id integer,
  day text,
  reason text,
  weight_kg real,
  emergency integer DEFAULT 0
);
CREATE TABLE vaccination (
  id integer PRIMARY KEY,
  animal_id integer,
  vaccine text,
  given text,
  next_due text
);
CREATE TABLE medicine (
  id integer PRIMARY KEY,
  name text,
  packs integer,
  pack_price real,
  expires text
);
CREATE TABLE bill (
  id integer PRIMARY KEY,
  visit_id integer,
  amount real,
  paid_on text
);
