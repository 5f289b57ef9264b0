CREATE TABLE diver (
  diver_id integer PRIMARY KEY,
  name text NOT NULL,
  nationality text NOT NULL,
  level text NOT NULL CHECK (level IN ('open water','advanced','rescue','master')),
  logged_dives integer NOT NULL,
  medical_until date
);
CREATE TABLE boat (
  boat_id integer PRIMARY KEY,
  boat_name text NOT NULL,
  max_divers integer NOT NULL
);
CREATE TABLE dive_spot (
  spot_id integer PRIMARY KEY,
  spot_name text NOT NULL,
  max_depth_m integer NOT NULL,
  is_wreck boolean NOT NULL
);
CREATE TABLE outing (
  outing_id integer PRIMARY KEY,
  boat_id integer NOT NULL REFERENCES boat,
  spot_id integer NOT NULL REFERENCES dive_spot,
  guide text NOT NULL,
  leaves_at timestamptz NOT NULL,
  back_at timestamptz,
  state text NOT NULL CHECK (state IN ('planned','done','blown_off'))
);
COMMENT ON COLUMN outing.state IS 'blown_off: cancelled for weather';
CREATE TABLE manifest (
  outing_id integer NOT NULL REFERENCES outing,
  diver_id integer NOT NULL REFERENCES diver,
  price numeric(6,2) NOT NULL,
  paid boolean NOT NULL,
  rents_gear boolean NOT NULL,
  bottom_minutes integer,
  max_depth_m numeric(4,1),
  PRIMARY KEY (outing_id, diver_id)
);
COMMENT ON COLUMN manifest.bottom_minutes IS 'empty if the diver stayed on board or the outing has not taken place';
