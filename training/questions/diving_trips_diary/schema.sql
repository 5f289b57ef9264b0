CREATE TABLE boats (boat_id int PRIMARY KEY, boat text NOT NULL, licensed_for int NOT NULL, fuel_per_trip numeric(6,2) NOT NULL);
CREATE TABLE sites (site_id int PRIMARY KEY, site text NOT NULL, max_depth_m int NOT NULL, grade text NOT NULL);
COMMENT ON COLUMN sites.grade IS 'open water, advanced, technical';
CREATE TABLE divers (diver_id int PRIMARY KEY, diver text NOT NULL, nationality text NOT NULL, cert text NOT NULL, medical_until date);
CREATE TABLE guides (guide_id int PRIMARY KEY, guide text NOT NULL, day_pay numeric(6,2) NOT NULL);
CREATE TABLE trips (trip_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, site_id int NOT NULL REFERENCES sites, guide_id int NOT NULL REFERENCES guides, second_guide_id int REFERENCES guides, sails_on date NOT NULL, price numeric(6,2) NOT NULL, blown_out boolean NOT NULL);
COMMENT ON COLUMN trips.blown_out IS 'stayed in port because of weather';
CREATE TABLE trip_divers (trip_id int NOT NULL REFERENCES trips, diver_id int NOT NULL REFERENCES divers, paid numeric(6,2) NOT NULL, gear_hire numeric(6,2) NOT NULL, nitrox boolean NOT NULL, dives int NOT NULL, PRIMARY KEY (trip_id, diver_id));
