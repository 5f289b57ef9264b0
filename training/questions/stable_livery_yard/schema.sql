CREATE TABLE owner (
  id integer PRIMARY KEY,
  name text NOT NULL,
  phone text,
  started date NOT NULL
);
CREATE TABLE horse (
  id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owner(id),
  name text NOT NULL,
  breed text NOT NULL,
  foaled integer NOT NULL,
  arrived date NOT NULL,
  departed date,
  livery text NOT NULL CHECK (livery IN ('full','part','grass')),
  monthly_rate numeric(7,2) NOT NULL
);
CREATE TABLE vaccination (
  id integer PRIMARY KEY,
  horse_id integer NOT NULL REFERENCES horse(id),
  disease text NOT NULL,
  given date NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE farrier_visit (
  id integer PRIMARY KEY,
  horse_id integer NOT NULL REFERENCES horse(id),
  visit_date date NOT NULL,
  work text NOT NULL CHECK (work IN ('trim','front shoes','full set')),
  price numeric(7,2) NOT NULL
);
CREATE TABLE extra_charge (
  id integer PRIMARY KEY,
  horse_id integer NOT NULL REFERENCES horse(id),
  charged_on date NOT NULL,
  what text NOT NULL,
  amount numeric(7,2) NOT NULL,
  settled boolean NOT NULL
);
