CREATE TABLE sites (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, time_zone text NOT NULL);
CREATE TABLE zones (id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites(id), label text NOT NULL, min_c numeric(4,1) NOT NULL, max_c numeric(4,1) NOT NULL, pallets int NOT NULL);
CREATE TABLE probes (
  id int PRIMARY KEY,
  serial text NOT NULL UNIQUE,
  zone_id int REFERENCES zones(id),
  model text NOT NULL,
  installed_at date NOT NULL,
  calibrated_at date,
  battery_pct int NOT NULL,
  last_seen_at timestamptz
);
CREATE TABLE readings (id int PRIMARY KEY, probe_id int NOT NULL REFERENCES probes(id), taken_at timestamptz NOT NULL, celsius numeric(5,2) NOT NULL, humidity_pct int);
CREATE TABLE alerts (id int PRIMARY KEY, zone_id int NOT NULL REFERENCES zones(id), opened_at timestamptz NOT NULL, acknowledged_at timestamptz, acknowledged_by int, closed_at timestamptz, cause text);
CREATE TABLE people (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, site_id int NOT NULL REFERENCES sites(id), role text NOT NULL);
ALTER TABLE alerts ADD FOREIGN KEY (acknowledged_by) REFERENCES people(id);
CREATE TABLE door_openings (id int PRIMARY KEY, zone_id int NOT NULL REFERENCES zones(id), opened_at timestamptz NOT NULL, seconds_open int NOT NULL);
