CREATE TABLE landing_stages (stage_id int PRIMARY KEY, stage_name text NOT NULL, river_km numeric(5,1) NOT NULL, has_parking boolean NOT NULL, closed_from date);
CREATE TABLE boats (boat_id int PRIMARY KEY, hull_no text NOT NULL, boat_kind text NOT NULL, seats int NOT NULL, colour text NOT NULL, bought_for numeric(8,2), home_stage_id int REFERENCES landing_stages, lost boolean NOT NULL DEFAULT false);
CREATE TABLE guests (guest_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, country text NOT NULL, phone text, can_swim boolean, newsletter boolean NOT NULL);
CREATE TABLE trips (trip_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guests, from_stage_id int NOT NULL REFERENCES landing_stages, to_stage_id int REFERENCES landing_stages, starts_at timestamptz NOT NULL, back_at timestamptz, party_size int NOT NULL, price_eur numeric(7,2) NOT NULL, prepaid boolean NOT NULL, cancelled_at timestamptz, is_deleted boolean NOT NULL DEFAULT false);
CREATE TABLE trip_boats (trip_id int NOT NULL REFERENCES trips, boat_id int NOT NULL REFERENCES boats, damage_noted text, PRIMARY KEY (trip_id, boat_id));
CREATE TABLE shuttle_runs (run_id int PRIMARY KEY, run_on date NOT NULL, driver text, trip_id int REFERENCES trips, km int NOT NULL, fare_eur numeric(6,2));
COMMENT ON COLUMN trips.is_deleted IS 'entered by mistake, hidden everywhere';
COMMENT ON COLUMN trips.to_stage_id IS 'empty for round trips';
