CREATE TABLE makes (
  id integer PRIMARY KEY,
  name text NOT NULL,
  origin text NOT NULL
);
CREATE TABLE models (
  id integer PRIMARY KEY,
  make_id integer NOT NULL REFERENCES makes(id),
  name text NOT NULL,
  style text NOT NULL,
  engine_cc integer,
  horsepower integer NOT NULL,
  a2_licence_ok boolean NOT NULL
);
CREATE TABLE bikes (
  id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES models(id),
  frame_no text NOT NULL UNIQUE,
  colour text NOT NULL,
  condition text NOT NULL,
  model_year integer NOT NULL,
  mileage_km integer NOT NULL DEFAULT 0,
  bought_in_on date NOT NULL,
  cost_eur numeric(9,2) NOT NULL,
  asking_eur numeric(9,2) NOT NULL
);
CREATE TABLE riders (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  town text NOT NULL,
  licence_class text,
  born_on date,
  phone text
);
CREATE TABLE salespeople (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  joined_on date NOT NULL,
  monthly_target integer NOT NULL
);
CREATE TABLE test_rides (
  id integer PRIMARY KEY,
  bike_id integer NOT NULL REFERENCES bikes(id),
  rider_id integer NOT NULL REFERENCES riders(id),
  salesperson_id integer NOT NULL REFERENCES salespeople(id),
  ridden_on date NOT NULL,
  damage_eur numeric(7,2)
);
CREATE TABLE deals (
  id integer PRIMARY KEY,
  bike_id integer NOT NULL UNIQUE REFERENCES bikes(id),
  rider_id integer NOT NULL REFERENCES riders(id),
  salesperson_id integer NOT NULL REFERENCES salespeople(id),
  signed_on date NOT NULL,
  price_eur numeric(9,2) NOT NULL,
  trade_in_bike_id integer REFERENCES bikes(id),
  trade_in_eur numeric(9,2),
  financed boolean NOT NULL,
  handed_over_on date
);
CREATE TABLE workshop_jobs (
  id integer PRIMARY KEY,
  rider_id integer NOT NULL REFERENCES riders(id),
  bike_description text NOT NULL,
  kind text NOT NULL,
  mechanic text NOT NULL,
  booked_for date NOT NULL,
  finished_on date,
  labour_hours numeric(4,1),
  parts_eur numeric(8,2),
  total_eur numeric(8,2)
);
