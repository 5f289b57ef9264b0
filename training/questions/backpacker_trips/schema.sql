CREATE TABLE traveller (
  trav_id integer PRIMARY KEY,
  nick text NOT NULL,
  home_town text NOT NULL,
  passport_expires date NOT NULL
);
CREATE TABLE town (
  town_id integer PRIMARY KEY,
  town_name text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL
);
CREATE TABLE trip (
  trip_id integer PRIMARY KEY,
  trip_title text NOT NULL,
  planned_start date NOT NULL,
  real_start date,
  planned_end date NOT NULL,
  real_end date,
  budget_eur numeric(8,2) NOT NULL,
  organiser_id integer NOT NULL REFERENCES traveller(trav_id)
);
COMMENT ON COLUMN trip.real_start IS 'empty while the trip has not begun; real_end while it has not ended';
CREATE TABLE trip_member (
  trip_id integer NOT NULL REFERENCES trip(trip_id),
  trav_id integer NOT NULL REFERENCES traveller(trav_id),
  PRIMARY KEY (trip_id, trav_id)
);
CREATE TABLE leg (
  leg_id integer PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trip(trip_id),
  from_town integer NOT NULL REFERENCES town(town_id),
  to_town integer NOT NULL REFERENCES town(town_id),
  means text NOT NULL,
  booked_on date NOT NULL,
  travel_date date NOT NULL,
  km integer NOT NULL,
  minutes_planned integer NOT NULL,
  minutes_real integer,
  fare_eur numeric(7,2) NOT NULL,
  refund_eur numeric(7,2) NOT NULL
);
COMMENT ON COLUMN leg.fare_eur IS 'for the whole group';
CREATE TABLE night (
  night_id integer PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trip(trip_id),
  town_id integer NOT NULL REFERENCES town(town_id),
  night_date date NOT NULL,
  kind text NOT NULL,
  beds integer NOT NULL,
  price_local numeric(10,2) NOT NULL,
  price_eur numeric(7,2) NOT NULL,
  stars integer
);
COMMENT ON COLUMN night.price_local IS 'price of all beds in the money of the country; price_eur the same in euros';
COMMENT ON COLUMN night.stars IS 'how the group liked it, 1 to 5';
