CREATE TABLE planet (
  id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  star_distance_au numeric(6,2) NOT NULL,
  diameter_km integer NOT NULL,
  year_length_days numeric(9,2) NOT NULL,
  has_rings boolean NOT NULL
);
CREATE TABLE moon (
  id integer PRIMARY KEY,
  planet_id integer NOT NULL,
  name text NOT NULL,
  diameter_km numeric(7,1),
  orbit_days numeric(9,3) NOT NULL,
  discovered_on date,
  discoverer text
);
CREATE TABLE probe (
  id integer PRIMARY KEY,
  name text NOT NULL,
  agency text NOT NULL,
  launched_on date NOT NULL,
  cost_million numeric(8,2) NOT NULL,
  mass_kg integer,
  lost_contact_on date
);
CREATE TABLE flyby (
  id integer PRIMARY KEY,
  probe_id integer NOT NULL,
  planet_id integer NOT NULL,
  moon_id integer,
  passed_at timestamp NOT NULL,
  closest_km numeric(10,1) NOT NULL,
  photos_taken integer NOT NULL
);
COMMENT ON COLUMN flyby.moon_id IS 'set when the probe passed a moon of that planet';
