CREATE TABLE stations (
  station_code text PRIMARY KEY,
  station_name text NOT NULL,
  region text NOT NULL,
  altitude_m int NOT NULL,
  installed_on date NOT NULL,
  decommissioned_on date,
  observer text
);
CREATE TABLE sensors (
  sensor_id int PRIMARY KEY,
  station_code text NOT NULL,
  kind text NOT NULL,
  maker text,
  last_calibrated date
);
CREATE TABLE daily_readings (
  station_code text NOT NULL,
  reading_date date NOT NULL,
  temp_max numeric(4,1),
  temp_min numeric(4,1),
  rain_mm numeric(5,1),
  wind_max_kmh int,
  snow_cm int,
  PRIMARY KEY (station_code, reading_date)
);
CREATE TABLE warnings (
  warning_id int PRIMARY KEY,
  region text NOT NULL,
  hazard text NOT NULL,
  level int NOT NULL,
  issued_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  forecaster text NOT NULL
);
CREATE TABLE outages (
  outage_id int PRIMARY KEY,
  station_code text NOT NULL,
  sensor_id int,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  cause text,
  repair_cost numeric(8,2)
);
