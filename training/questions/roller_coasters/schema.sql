CREATE TABLE countries (
  country_id integer PRIMARY KEY,
  country_name text NOT NULL,
  population_millions numeric(6,1) NOT NULL,
  area_km2 integer NOT NULL,
  languages text NOT NULL
);
CREATE TABLE parks (
  park_id integer PRIMARY KEY,
  park_name text NOT NULL,
  country_id integer NOT NULL REFERENCES countries(country_id),
  visitors_last_year integer,
  day_ticket_eur numeric(6,2) NOT NULL
);
CREATE TABLE builders (
  builder_id integer PRIMARY KEY,
  builder_name text NOT NULL,
  seat_country_id integer NOT NULL REFERENCES countries(country_id)
);
CREATE TABLE coasters (
  coaster_id integer PRIMARY KEY,
  coaster_name text NOT NULL,
  park_id integer NOT NULL REFERENCES parks(park_id),
  builder_id integer REFERENCES builders(builder_id),
  material text NOT NULL CHECK (material IN ('steel','wood','hybrid')),
  length_m integer NOT NULL,
  height_m numeric(5,1) NOT NULL,
  speed_kmh integer NOT NULL,
  inversions integer NOT NULL,
  opened_on date NOT NULL,
  status text NOT NULL
);
CREATE TABLE stoppages (
  stoppage_id integer PRIMARY KEY,
  coaster_id integer NOT NULL REFERENCES coasters(coaster_id),
  started_at timestamp NOT NULL,
  ended_at timestamp,
  cause text NOT NULL
);
