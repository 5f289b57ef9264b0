CREATE TABLE observer (
  obs_code text PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  joined integer NOT NULL
);
CREATE TABLE telescope (
  tel_id integer PRIMARY KEY,
  owner_code text NOT NULL REFERENCES observer(obs_code),
  kind text NOT NULL,
  aperture_mm integer NOT NULL,
  focal_mm integer,
  bought_year integer
);
COMMENT ON COLUMN telescope.kind IS 'R refractor, N Newton reflector, B binoculars';
CREATE TABLE comet (
  designation text PRIMARY KEY,
  nickname text,
  discovered_on date NOT NULL,
  announced_on date NOT NULL,
  perihelion_on date NOT NULL,
  period_years numeric(9,1),
  perihelion_au numeric(6,3) NOT NULL,
  inclination_deg numeric(5,1) NOT NULL
);
COMMENT ON COLUMN comet.perihelion_on IS 'day on which it is nearest to the sun';
COMMENT ON COLUMN comet.perihelion_au IS 'its distance from the sun on that day';
COMMENT ON COLUMN comet.period_years IS 'empty when it will not come back';
CREATE TABLE discoverer (
  designation text NOT NULL REFERENCES comet(designation),
  obs_code text NOT NULL REFERENCES observer(obs_code),
  PRIMARY KEY (designation, obs_code)
);
CREATE TABLE observation (
  observation_id integer PRIMARY KEY,
  designation text NOT NULL REFERENCES comet(designation),
  obs_code text NOT NULL REFERENCES observer(obs_code),
  tel_id integer REFERENCES telescope(tel_id),
  seen_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  magnitude numeric(4,1) NOT NULL,
  coma_arcmin numeric(4,1),
  tail_deg numeric(4,1),
  site_altitude_m integer NOT NULL
);
COMMENT ON COLUMN observation.magnitude IS 'brightness; a smaller number is brighter';
COMMENT ON COLUMN observation.tel_id IS 'empty when seen with the naked eye';
