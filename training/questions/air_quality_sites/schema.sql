CREATE TABLE site (
  site_code text PRIMARY KEY,
  site_name text NOT NULL,
  city text NOT NULL,
  site_class text NOT NULL,
  altitude_m integer NOT NULL,
  opened date NOT NULL,
  closed date
);
COMMENT ON COLUMN site.site_class IS 'T traffic, B background, I industry';
CREATE TABLE pollutant (
  pol text PRIMARY KEY,
  pol_name text NOT NULL,
  unit text NOT NULL,
  day_limit numeric(7,2),
  year_limit numeric(7,2)
);
COMMENT ON COLUMN pollutant.day_limit IS 'highest allowed daily mean; empty where the law has none';
COMMENT ON COLUMN pollutant.year_limit IS 'highest allowed yearly mean';
CREATE TABLE daily (
  site_code text NOT NULL REFERENCES site(site_code),
  pol text NOT NULL REFERENCES pollutant(pol),
  day date NOT NULL,
  v_mean numeric(7,2),
  v_max numeric(7,2),
  v_min numeric(7,2),
  n_hours integer NOT NULL,
  flag text NOT NULL,
  PRIMARY KEY (site_code, pol, day)
);
COMMENT ON TABLE daily IS 'one row per site, pollutant and day';
COMMENT ON COLUMN daily.v_max IS 'highest hourly value of the day';
COMMENT ON COLUMN daily.n_hours IS 'hours with a valid value';
COMMENT ON COLUMN daily.flag IS 'V validated, P provisional, X invalid';
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  site_code text NOT NULL REFERENCES site(site_code),
  technician text NOT NULL,
  planned date NOT NULL,
  done date,
  reason text NOT NULL,
  minutes integer,
  parts_cost numeric(7,2)
);
