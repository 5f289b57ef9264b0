CREATE TABLE stables (
  stable_id integer PRIMARY KEY,
  stable_name text NOT NULL,
  county text NOT NULL,
  miles_from_practice integer NOT NULL
);
CREATE TABLE owners (
  owner_id integer PRIMARY KEY,
  title text,
  surname text NOT NULL,
  phone text
);
CREATE TABLE horses (
  horse_id integer PRIMARY KEY,
  stable_name_of_horse text NOT NULL,
  breed text NOT NULL,
  sex text NOT NULL,
  foaled integer NOT NULL,
  owner_id integer NOT NULL,
  stable_id integer,
  insured boolean NOT NULL,
  died_on date
);
CREATE TABLE vets (
  vet_id integer PRIMARY KEY,
  vet_name text NOT NULL,
  qualified_year integer NOT NULL
);
CREATE TABLE calls (
  call_id integer PRIMARY KEY,
  horse_id integer NOT NULL,
  vet_id integer NOT NULL,
  phoned_at timestamp NOT NULL,
  arrived_at timestamp,
  complaint text NOT NULL,
  emergency boolean NOT NULL,
  fee_pounds numeric(8,2),
  paid_on date
);
CREATE TABLE jabs (
  jab_id integer PRIMARY KEY,
  horse_id integer NOT NULL,
  vaccine text NOT NULL,
  given_on date NOT NULL,
  next_due date NOT NULL
);
CREATE TABLE drugs_used (
  call_id integer NOT NULL,
  drug text NOT NULL,
  millilitres numeric(6,1) NOT NULL,
  PRIMARY KEY (call_id, drug)
);
