CREATE TABLE wearers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  year_of_birth integer NOT NULL,
  city text NOT NULL,
  payer text NOT NULL,
  amputation_level text
);
CREATE TABLE technicians (
  id integer PRIMARY KEY,
  name text NOT NULL,
  bench integer,
  apprentice boolean NOT NULL,
  hourly_wage numeric(5,2) NOT NULL
);
CREATE TABLE devices (
  id integer PRIMARY KEY,
  serial text NOT NULL UNIQUE,
  wearer_id integer NOT NULL REFERENCES wearers(id),
  kind text NOT NULL,
  side text NOT NULL CHECK (side IN ('left','right')),
  ordered date NOT NULL,
  promised date NOT NULL,
  delivered date,
  price numeric(9,2) NOT NULL,
  replaces_id integer REFERENCES devices(id)
);
CREATE TABLE components (
  id integer PRIMARY KEY,
  name text NOT NULL,
  maker text NOT NULL,
  stock integer NOT NULL,
  reorder_at integer NOT NULL,
  unit_cost numeric(8,2) NOT NULL
);
CREATE TABLE device_components (
  device_id integer NOT NULL REFERENCES devices(id),
  component_id integer NOT NULL REFERENCES components(id),
  quantity integer NOT NULL,
  PRIMARY KEY (device_id, component_id)
);
CREATE TABLE fittings (
  id integer PRIMARY KEY,
  device_id integer NOT NULL REFERENCES devices(id),
  technician_id integer NOT NULL REFERENCES technicians(id),
  day date NOT NULL,
  minutes integer NOT NULL,
  comfort integer CHECK (comfort BETWEEN 1 AND 10),
  remark text
);
CREATE TABLE repairs (
  id integer PRIMARY KEY,
  device_id integer NOT NULL REFERENCES devices(id),
  technician_id integer REFERENCES technicians(id),
  brought_in date NOT NULL,
  ready date,
  fault text NOT NULL,
  under_warranty boolean NOT NULL,
  charge numeric(7,2) NOT NULL
);
