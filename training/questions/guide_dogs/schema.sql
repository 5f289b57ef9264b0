CREATE TABLE puppy_raiser (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  phone text,
  approved_since date NOT NULL,
  has_garden boolean NOT NULL
);
CREATE TABLE trainer (
  id integer PRIMARY KEY,
  name text NOT NULL,
  qualified_on date,
  mentor_id integer REFERENCES trainer(id)
);
CREATE TABLE dog (
  id integer PRIMARY KEY,
  name text NOT NULL,
  breed text NOT NULL,
  sex text NOT NULL,
  born date NOT NULL,
  dam_id integer REFERENCES dog(id),
  colour text,
  stage text NOT NULL CHECK (stage IN ('puppy','in training','matched','retired','withdrawn','brood')),
  raiser_id integer REFERENCES puppy_raiser(id),
  trainer_id integer REFERENCES trainer(id)
);
CREATE TABLE client (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  applied_on date NOT NULL,
  accepted_on date,
  sight_level text NOT NULL,
  prefers_breed text
);
CREATE TABLE partnership (
  id integer PRIMARY KEY,
  dog_id integer NOT NULL REFERENCES dog(id),
  client_id integer NOT NULL REFERENCES client(id),
  started_on date NOT NULL,
  ended_on date,
  end_reason text
);
CREATE TABLE vet_bill (
  id integer PRIMARY KEY,
  dog_id integer NOT NULL REFERENCES dog(id),
  clinic text NOT NULL,
  treated_on date NOT NULL,
  treatment text NOT NULL,
  euros numeric(8,2) NOT NULL,
  settled boolean NOT NULL
);
CREATE TABLE assessment (
  id integer PRIMARY KEY,
  dog_id integer NOT NULL REFERENCES dog(id),
  trainer_id integer NOT NULL REFERENCES trainer(id),
  held_on date NOT NULL,
  skill text NOT NULL,
  score integer NOT NULL CHECK (score BETWEEN 1 AND 10)
);
