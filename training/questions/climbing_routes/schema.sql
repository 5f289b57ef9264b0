CREATE TABLE crags (
  crag_id integer PRIMARY KEY,
  name text NOT NULL,
  rock text NOT NULL,
  region text NOT NULL,
  walk_in_min integer NOT NULL,
  banned_from date,
  banned_to date
);
COMMENT ON COLUMN crags.banned_from IS 'no climbing from this day to banned_to because of nesting birds, this season; empty without a ban';
CREATE TABLE climbers (
  climber_id integer PRIMARY KEY,
  nickname text NOT NULL,
  since_year integer NOT NULL,
  home_region text
);
CREATE TABLE routes (
  route_id integer PRIMARY KEY,
  crag_id integer NOT NULL REFERENCES crags(crag_id),
  name text NOT NULL,
  grade integer NOT NULL,
  length_m integer NOT NULL,
  pitches integer NOT NULL,
  bolted_by integer REFERENCES climbers(climber_id),
  bolted_on date,
  first_climbed_by integer REFERENCES climbers(climber_id),
  first_climbed_on date,
  rebolted_on date
);
COMMENT ON COLUMN routes.grade IS 'UIAA grade, a higher number is harder';
COMMENT ON COLUMN routes.bolted_by IS 'empty for routes without bolts';
CREATE TABLE ascents (
  ascent_id integer PRIMARY KEY,
  route_id integer NOT NULL REFERENCES routes(route_id),
  climber_id integer NOT NULL REFERENCES climbers(climber_id),
  belayer_id integer REFERENCES climbers(climber_id),
  climbed_on date NOT NULL,
  logged_on date NOT NULL,
  style text NOT NULL,
  tries integer NOT NULL,
  felt_grade integer,
  stars integer
);
COMMENT ON COLUMN ascents.style IS 'onsight, redpoint, toprope or attempt (did not get up)';
COMMENT ON COLUMN ascents.felt_grade IS 'grade that the climber would give it';
