CREATE TABLE networks (
  network_id integer,
  network_name text,
  operator text,
  funded_until date
);
CREATE TABLE stations (
  station_code text,
  station_name text,
  network_id integer,
  region text,
  latitude numeric(8,5),
  longitude numeric(8,5),
  altitude_m integer,
  opened date,
  closed date
);
CREATE TABLE sensors (
  serial_no text,
  station_code text,
  measures text,
  maker text,
  installed date,
  calibrated date,
  broken boolean
);
CREATE TABLE daily_records (
  station_code text,
  day date,
  t_max numeric(4,1),
  t_min numeric(4,1),
  rain_mm numeric(5,1),
  wind_max_kmh numeric(5,1),
  snow_cm integer,
  quality text
);
CREATE TABLE observers (
  observer_id integer,
  full_name text,
  station_code text,
  volunteer boolean,
  since date,
  stopped date
);
CREATE TABLE warnings (
  warning_id integer,
  region text,
  level text,
  hazard text,
  issued_at timestamptz,
  valid_until timestamptz,
  was_justified boolean
);
CREATE TABLE site_visits (
  visit_id integer,
  station_code text,
  visited_on date,
  technician text,
  reason text,
  cost numeric(8,2)
);
