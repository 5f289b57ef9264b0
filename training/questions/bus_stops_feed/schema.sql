-- public transport feed, names as published
CREATE TABLE agency (agency_id text PRIMARY KEY, agency_name text NOT NULL, agency_phone text);
CREATE TABLE stops (stop_id text PRIMARY KEY, stop_name text NOT NULL, zone_id text NOT NULL, wheelchair_boarding int NOT NULL, parent_station text, opened date);
COMMENT ON COLUMN stops.wheelchair_boarding IS '0 unknown, 1 accessible, 2 not accessible';
CREATE TABLE routes (route_id text PRIMARY KEY, agency_id text NOT NULL REFERENCES agency, route_short_name text NOT NULL, route_long_name text NOT NULL, route_type int NOT NULL);
COMMENT ON COLUMN routes.route_type IS '0 tram, 2 rail, 3 bus, 4 ferry';
CREATE TABLE calendar (service_id text PRIMARY KEY, weekday boolean NOT NULL, saturday boolean NOT NULL, sunday boolean NOT NULL, start_date date NOT NULL, end_date date NOT NULL);
CREATE TABLE trips (trip_id text PRIMARY KEY, route_id text NOT NULL REFERENCES routes, service_id text NOT NULL REFERENCES calendar, trip_headsign text NOT NULL, direction_id int NOT NULL, bikes_allowed boolean NOT NULL);
COMMENT ON COLUMN trips.direction_id IS '0 outbound, 1 inbound';
CREATE TABLE stop_times (trip_id text REFERENCES trips, stop_sequence int, stop_id text NOT NULL REFERENCES stops, arrival_time time NOT NULL, departure_time time NOT NULL, PRIMARY KEY (trip_id, stop_sequence));
CREATE TABLE alerts (alert_id int PRIMARY KEY, route_id text REFERENCES routes, stop_id text REFERENCES stops, cause text NOT NULL, published_at timestamptz NOT NULL, active_from timestamptz NOT NULL, active_to timestamptz);
