CREATE TABLE zone (
  zone_id integer PRIMARY KEY,
  zone_name text NOT NULL,
  country text NOT NULL,
  population integer NOT NULL
);
CREATE TABLE quake (
  evid text PRIMARY KEY,
  origin_time timestamptz NOT NULL,
  located_time timestamptz NOT NULL,
  revised_time timestamptz,
  lat numeric(7,3) NOT NULL,
  lon numeric(7,3) NOT NULL,
  depth_km numeric(5,1) NOT NULL,
  mag_auto numeric(3,1) NOT NULL,
  mag_final numeric(3,1),
  zone_id integer REFERENCES zone(zone_id),
  felt_reports integer NOT NULL,
  max_intensity integer,
  n_stations integer NOT NULL,
  ev_type text NOT NULL,
  mainshock text REFERENCES quake(evid)
);
COMMENT ON COLUMN quake.origin_time IS 'when the ground broke';
COMMENT ON COLUMN quake.located_time IS 'when the computer located it';
COMMENT ON COLUMN quake.revised_time IS 'when a seismologist checked it; empty while not checked';
COMMENT ON COLUMN quake.mag_auto IS 'magnitude by the computer';
COMMENT ON COLUMN quake.mag_final IS 'magnitude after the check by a seismologist';
COMMENT ON COLUMN quake.zone_id IS 'empty under the sea';
COMMENT ON COLUMN quake.ev_type IS 'E earthquake, Q quarry blast, I induced by people (mining, drilling)';
COMMENT ON COLUMN quake.mainshock IS 'for aftershocks, the quake they follow';
CREATE TABLE damage_report (
  report_id integer PRIMARY KEY,
  evid text NOT NULL REFERENCES quake(evid),
  town text NOT NULL,
  buildings_damaged integer NOT NULL,
  buildings_collapsed integer NOT NULL,
  injured integer NOT NULL,
  killed integer NOT NULL,
  loss_meur numeric(8,2) NOT NULL,
  reported_on date NOT NULL
);
CREATE TABLE station (
  sta text PRIMARY KEY,
  sta_name text NOT NULL,
  zone_id integer NOT NULL REFERENCES zone(zone_id),
  installed date NOT NULL,
  last_service date,
  removed date
);
CREATE TABLE pick (
  evid text NOT NULL REFERENCES quake(evid),
  sta text NOT NULL REFERENCES station(sta),
  dist_km numeric(6,1) NOT NULL,
  p_delay_s numeric(6,2) NOT NULL,
  s_delay_s numeric(6,2),
  quality integer NOT NULL,
  PRIMARY KEY (evid, sta)
);
COMMENT ON COLUMN pick.p_delay_s IS 'seconds after the origin at which the first wave came in';
COMMENT ON COLUMN pick.quality IS '0 best to 4 worst';
