CREATE TABLE kennel_block (
  block_code text PRIMARY KEY,
  description text NOT NULL,
  places integer NOT NULL
);
CREATE TABLE animal (
  animal_id integer PRIMARY KEY,
  animal_name text NOT NULL,
  species text NOT NULL,
  breed text,
  sex text,
  estimated_birth date,
  intake_date date NOT NULL,
  intake_reason text NOT NULL,
  block_code text,
  outcome text,
  outcome_date date
);
CREATE TABLE adopter (
  adopter_id integer PRIMARY KEY,
  adopter_name text NOT NULL,
  town text NOT NULL,
  has_garden boolean NOT NULL,
  email text
);
CREATE TABLE adoption (
  adoption_id integer PRIMARY KEY,
  animal_id integer NOT NULL,
  adopter_id integer NOT NULL,
  adopted_on date NOT NULL,
  fee numeric(6,2) NOT NULL,
  returned_on date
);
CREATE TABLE treatment (
  treatment_id integer PRIMARY KEY,
  animal_id integer NOT NULL,
  treated_on date NOT NULL,
  kind text NOT NULL,
  vet_name text NOT NULL,
  cost numeric(7,2) NOT NULL
);
CREATE TABLE dog_walk (
  walk_id integer PRIMARY KEY,
  animal_id integer NOT NULL,
  walker_name text NOT NULL,
  out_at timestamp NOT NULL,
  back_at timestamp
);
CREATE TABLE sponsor (
  sponsor_id integer PRIMARY KEY,
  sponsor_name text NOT NULL,
  animal_id integer,
  monthly_amount numeric(6,2) NOT NULL,
  started date NOT NULL,
  ended date
);
