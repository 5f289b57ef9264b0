CREATE TABLE probe (probe_id integer PRIMARY KEY, probe_name text NOT NULL, operator text NOT NULL, mass_kg integer NOT NULL, power_source text NOT NULL, launched_on date NOT NULL, contact_lost date);
CREATE TABLE body (body_id integer PRIMARY KEY, body_name text NOT NULL, body_type text NOT NULL, diameter_km integer NOT NULL, parent_body integer);
CREATE TABLE visit (probe_id integer NOT NULL, body_id integer NOT NULL, arrived_on date NOT NULL, visit_kind text NOT NULL, closest_km integer, photos integer NOT NULL);
CREATE TABLE instrument (instrument_id integer PRIMARY KEY, probe_id integer NOT NULL, instrument_name text NOT NULL, kind text NOT NULL, works boolean NOT NULL);
COMMENT ON COLUMN body.parent_body IS 'body_id of the planet that a moon circles';
COMMENT ON COLUMN visit.visit_kind IS 'fly-by, orbit or landing';
COMMENT ON COLUMN probe.contact_lost IS 'empty: still sending';
