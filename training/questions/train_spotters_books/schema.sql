CREATE TABLE locomotive (loco_no text PRIMARY KEY, class text NOT NULL, traction text NOT NULL, built_year integer NOT NULL, builder text, top_speed_kmh integer NOT NULL, scrapped_year integer);
CREATE TABLE spotter (spotter_id integer PRIMARY KEY, name text NOT NULL, age integer NOT NULL, hometown text NOT NULL, has_camera boolean NOT NULL);
CREATE TABLE station (station_code char(3) PRIMARY KEY, name text NOT NULL, platforms integer NOT NULL, county text NOT NULL);
CREATE TABLE spot (spot_id integer PRIMARY KEY, spotter_id integer NOT NULL, loco_no text NOT NULL, station_code char(3) NOT NULL, seen_at timestamp NOT NULL, photo boolean NOT NULL);
COMMENT ON TABLE spot IS 'a locomotive seen by a spotter at a station';
