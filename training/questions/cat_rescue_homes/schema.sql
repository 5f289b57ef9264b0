CREATE TABLE cats (
  id serial PRIMARY KEY,
  name text NOT NULL,
  sex text NOT NULL, -- male / female
  coat text,
  approx_birth date,
  came_in date NOT NULL,
  came_from text NOT NULL, -- stray, surrendered, transfer
  chipped boolean NOT NULL,
  spayed boolean NOT NULL,
  good_with_kids boolean,
  good_with_dogs boolean,
  rehomed_on date,
  died_on date
);
CREATE TABLE fosterers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  max_cats int NOT NULL,
  paused boolean NOT NULL
);
CREATE TABLE foster_spells (
  id serial PRIMARY KEY,
  cat_id int NOT NULL REFERENCES cats,
  fosterer_id int NOT NULL REFERENCES fosterers,
  started date NOT NULL,
  ended date
);
CREATE TABLE adopters (
  id serial PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  has_garden boolean NOT NULL,
  home_checked_on date
);
CREATE TABLE enquiries (
  id serial PRIMARY KEY,
  adopter_id int NOT NULL REFERENCES adopters,
  cat_id int REFERENCES cats,
  asked_on date NOT NULL,
  outcome text -- adopted, turned down, withdrew; empty while open
);
CREATE TABLE vet_bills (
  id serial PRIMARY KEY,
  cat_id int NOT NULL REFERENCES cats,
  seen_on date NOT NULL,
  reason text NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
