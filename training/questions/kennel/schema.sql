CREATE TABLE owner (
  id integer PRIMARY KEY,
  name text,
  phone text,
  village text,
  emergency_contact text
);
CREATE TABLE pet (
  id integer PRIMARY KEY,
  owner_id integer REFERENCES owner(id),
  name text,
  species text,
  breed text,
  born text,
  vaccinated_until text,
  neutered integer,
  notes text
);
CREATE TABLE run (
  id integer PRIMARY KEY,
  label text,
  kind text,
  size_m2 real,
  price_per_night real
);
CREATE TABLE stay (
  id integer PRIMARY KEY,
  pet_id integer,
  run_id integer,
  arrival text,
  departure text,
  booked_on text,
  cancelled integer DEFAULT 0,
  paid real
);
CREATE TABLE extra (
  id integer PRIMARY KEY,
  stay_id integer,
  day text,
  what text,
  price real
);
CREATE TABLE daily_log (
  id integer PRIMARY KEY,
  stay_id integer,
  day text,
  ate text,
  walked_minutes integer,
  remark text,
  written_by text
);
