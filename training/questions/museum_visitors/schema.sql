CREATE TABLE museum (
  museum_id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  staff_count integer NOT NULL,
  open_year integer NOT NULL,
  free_entry boolean NOT NULL
);
CREATE TABLE exhibition (
  exhibition_id integer PRIMARY KEY,
  museum_id integer NOT NULL REFERENCES museum(museum_id),
  theme text NOT NULL,
  from_date date NOT NULL,
  to_date date,
  ticket_price numeric(5,2) NOT NULL
);
CREATE TABLE visitor (
  visitor_id integer PRIMARY KEY,
  name text NOT NULL,
  membership_level integer NOT NULL,
  age integer
);
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  exhibition_id integer NOT NULL REFERENCES exhibition(exhibition_id),
  visitor_id integer NOT NULL REFERENCES visitor(visitor_id),
  visit_date date NOT NULL,
  tickets integer NOT NULL,
  spent numeric(7,2) NOT NULL
);
CREATE TABLE curator (
  curator_id integer PRIMARY KEY,
  name text NOT NULL,
  museum_id integer REFERENCES museum(museum_id),
  speciality text NOT NULL,
  joined date NOT NULL
);
