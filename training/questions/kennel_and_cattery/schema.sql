CREATE TABLE owner (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  mobile text,
  newsletter char(1) NOT NULL
);
CREATE TABLE animal (
  id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owner,
  name text NOT NULL,
  species text NOT NULL,
  neutered char(1),
  jabs_valid_to date
);
CREATE TABLE pen (
  id integer PRIMARY KEY,
  code text NOT NULL,
  suited_for text NOT NULL,
  state text NOT NULL
);
CREATE TABLE stay (
  id integer PRIMARY KEY,
  animal_id integer NOT NULL REFERENCES animal,
  pen_id integer REFERENCES pen,
  booked_at timestamp NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  arrived_at timestamp,
  left_at timestamp,
  cancelled_at timestamp,
  cost numeric(8,2) NOT NULL,
  balance numeric(8,2) NOT NULL
);
CREATE TABLE extra (
  id integer PRIMARY KEY,
  stay_id integer NOT NULL REFERENCES stay,
  kind text NOT NULL,
  ordered_on date NOT NULL,
  done char(1) NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE incident (
  id integer PRIMARY KEY,
  stay_id integer NOT NULL REFERENCES stay,
  happened_at timestamp NOT NULL,
  kind text NOT NULL,
  owner_told_at timestamp,
  closed_at timestamp
);
