CREATE TABLE owner (
  owner_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  mobile text
);
CREATE TABLE breed (
  breed_code text PRIMARY KEY,
  breed_name text NOT NULL,
  species text NOT NULL
);
CREATE TABLE animal (
  animal_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owner(owner_id),
  breed_code text NOT NULL REFERENCES breed(breed_code),
  call_name text NOT NULL,
  born date,
  weight_kg numeric(5,1) NOT NULL,
  died date
);
CREATE TABLE vet (
  vet_id integer PRIMARY KEY,
  vet_name text NOT NULL,
  partner boolean NOT NULL,
  email text NOT NULL
);
CREATE TABLE treatment_kind (
  kind_code text PRIMARY KEY,
  description text NOT NULL,
  usual_price numeric(6,2) NOT NULL
);
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  animal_id integer NOT NULL REFERENCES animal(animal_id),
  vet_id integer NOT NULL REFERENCES vet(vet_id),
  kind_code text NOT NULL REFERENCES treatment_kind(kind_code),
  visited date NOT NULL,
  charged numeric(7,2) NOT NULL,
  paid date
);
