CREATE TABLE zones (
  id int PRIMARY KEY,
  name text NOT NULL,
  shade text NOT NULL,
  dogs_allowed boolean NOT NULL,
  distance_to_lake_m int
);
CREATE TABLE pitches (
  id int PRIMARY KEY,
  label text NOT NULL UNIQUE,
  zone_id int NOT NULL REFERENCES zones(id),
  pitch_kind text NOT NULL,
  area_m2 int,
  hookup_amps int,
  nightly_rate numeric(6,2) NOT NULL,
  closed boolean NOT NULL DEFAULT false
);
CREATE TABLE campers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text,
  phone text,
  car_plate text,
  club_card_no text
);
CREATE TABLE stays (
  id int PRIMARY KEY,
  pitch_id int NOT NULL REFERENCES pitches(id),
  camper_id int NOT NULL REFERENCES campers(id),
  booked_at date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL DEFAULT 0,
  dogs int NOT NULL DEFAULT 0,
  state text NOT NULL,
  total_price numeric(8,2) NOT NULL,
  deposit_paid numeric(8,2) NOT NULL DEFAULT 0
);
CREATE TABLE extras (
  id int PRIMARY KEY,
  label text NOT NULL,
  price numeric(6,2) NOT NULL,
  per_night boolean NOT NULL
);
CREATE TABLE stay_extras (
  stay_id int NOT NULL REFERENCES stays(id),
  extra_id int NOT NULL REFERENCES extras(id),
  quantity int NOT NULL,
  PRIMARY KEY (stay_id, extra_id)
);
CREATE TABLE wardens (
  id int PRIMARY KEY,
  name text NOT NULL,
  zone_id int REFERENCES zones(id),
  season_from date NOT NULL,
  season_to date,
  hourly_wage numeric(5,2) NOT NULL
);
CREATE TABLE faults (
  id int PRIMARY KEY,
  zone_id int NOT NULL REFERENCES zones(id),
  pitch_id int REFERENCES pitches(id),
  reported_on date NOT NULL,
  what text NOT NULL,
  fixed_on date,
  repair_cost numeric(8,2)
);
