CREATE TABLE breeds (
  breed_code text PRIMARY KEY,
  breed_name text NOT NULL,
  size_code text NOT NULL,
  origin text
);
CREATE TABLE sizes (
  size_code text PRIMARY KEY,
  size_description text NOT NULL
);
CREATE TABLE owners (
  owner_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  city text NOT NULL,
  county text NOT NULL,
  email text
);
CREATE TABLE kennels (
  kennel_id integer PRIMARY KEY,
  kennel_name text NOT NULL,
  breeder_id integer NOT NULL REFERENCES owners(owner_id),
  licensed_on date NOT NULL,
  licence_ends date NOT NULL
);
CREATE TABLE dogs (
  dog_id integer PRIMARY KEY,
  dog_name text NOT NULL,
  breed_code text NOT NULL REFERENCES breeds(breed_code),
  owner_id integer NOT NULL REFERENCES owners(owner_id),
  kennel_id integer REFERENCES kennels(kennel_id),
  sire_id integer REFERENCES dogs(dog_id),
  dam_id integer REFERENCES dogs(dog_id),
  sex text NOT NULL,
  date_of_birth date NOT NULL,
  date_registered date NOT NULL,
  date_died date,
  chipped boolean NOT NULL,
  weight_kg numeric(4,1) NOT NULL,
  purchase_price numeric(8,2)
);
COMMENT ON COLUMN dogs.kennel_id IS 'kennel that bred the dog; empty when not known';
COMMENT ON COLUMN dogs.sire_id IS 'father, dam_id is the mother';
CREATE TABLE treatments (
  treatment_id integer PRIMARY KEY,
  dog_id integer NOT NULL REFERENCES dogs(dog_id),
  vet_name text NOT NULL,
  treatment_type text NOT NULL,
  date_of_treatment date NOT NULL,
  cost numeric(8,2) NOT NULL,
  paid_by_insurance numeric(8,2) NOT NULL
);
COMMENT ON COLUMN treatments.paid_by_insurance IS 'part of the cost';
