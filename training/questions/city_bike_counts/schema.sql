CREATE TABLE counter (
  counter_id integer PRIMARY KEY,
  counter_name text NOT NULL,
  street text NOT NULL,
  borough text NOT NULL,
  lane_type text NOT NULL,
  installed_on date NOT NULL,
  removed_on date,
  price numeric(8,2) NOT NULL,
  yearly_upkeep numeric(7,2) NOT NULL
);
COMMENT ON COLUMN counter.lane_type IS 'track, lane or mixed';
CREATE TABLE day_count (
  counter_id integer NOT NULL REFERENCES counter(counter_id),
  count_date date NOT NULL,
  bikes_in integer,
  bikes_out integer,
  scooters integer,
  cargo_bikes integer,
  peak_hour integer,
  peak_bikes integer,
  valid boolean NOT NULL,
  PRIMARY KEY (counter_id, count_date)
);
COMMENT ON COLUMN day_count.bikes_in IS 'towards the centre, bikes_out away from it; cargo bikes are part of both';
COMMENT ON COLUMN day_count.valid IS 'false when the counter was out of order for part of the day';
CREATE TABLE weather_day (
  wx_date date PRIMARY KEY,
  rain_mm numeric(4,1) NOT NULL,
  t_mean numeric(4,1) NOT NULL,
  wind_kmh integer NOT NULL
);
CREATE TABLE repair_job (
  job_no integer PRIMARY KEY,
  counter_id integer NOT NULL REFERENCES counter(counter_id),
  noticed_on date NOT NULL,
  called_on date NOT NULL,
  fixed_on date,
  firm text NOT NULL,
  labour numeric(7,2),
  parts numeric(7,2)
);
CREATE TABLE city_event (
  event_id integer PRIMARY KEY,
  event_name text NOT NULL,
  event_date date NOT NULL,
  borough text NOT NULL,
  streets_closed boolean NOT NULL
);
