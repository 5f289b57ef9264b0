CREATE TABLE owners (
  owner_id integer PRIMARY KEY,
  owner_name text NOT NULL,
  owner_type text NOT NULL
);
CREATE TABLE buildings (
  building_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners,
  address text NOT NULL,
  city text NOT NULL,
  floors integer NOT NULL
);
CREATE TABLE lifts (
  lift_no text PRIMARY KEY,
  building_id integer NOT NULL REFERENCES buildings,
  maker text NOT NULL,
  installed_year integer NOT NULL,
  capacity_kg integer NOT NULL,
  next_inspection date
);
CREATE TABLE contracts (
  contract_id integer PRIMARY KEY,
  building_id integer NOT NULL REFERENCES buildings,
  level text NOT NULL CHECK (level IN ('basic','plus','full')),
  yearly_price numeric(9,2) NOT NULL,
  valid_from date NOT NULL,
  valid_to date
);
CREATE TABLE technicians (
  tech_id integer PRIMARY KEY,
  tech_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE calls (
  call_id integer PRIMARY KEY,
  lift_no text NOT NULL REFERENCES lifts,
  reported_at timestamptz NOT NULL,
  person_trapped boolean NOT NULL,
  tech_id integer REFERENCES technicians,
  arrived_at timestamptz,
  closed_at timestamptz,
  cause text
);
CREATE TABLE parts_used (
  call_id integer NOT NULL REFERENCES calls,
  part text NOT NULL,
  qty integer NOT NULL,
  unit_cost numeric(8,2) NOT NULL,
  PRIMARY KEY (call_id, part)
);
