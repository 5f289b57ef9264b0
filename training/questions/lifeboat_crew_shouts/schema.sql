CREATE TABLE stations (station_id int PRIMARY KEY, station text NOT NULL, opened int NOT NULL, closed int);
CREATE TABLE boats (boat_id int PRIMARY KEY, boat_name text NOT NULL, class text NOT NULL, station_id int REFERENCES stations, in_service int NOT NULL, retired int);
CREATE TABLE crew (crew_id int PRIMARY KEY, crew_name text NOT NULL, station_id int NOT NULL REFERENCES stations, signed_up date NOT NULL, recruited_by int REFERENCES crew, cox boolean NOT NULL);
CREATE TABLE shouts (shout_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, paged_at timestamp NOT NULL, launched_at timestamp, home_at timestamp, casualty text NOT NULL, rescued int NOT NULL, hoax boolean NOT NULL);
CREATE TABLE shout_crew (shout_id int NOT NULL REFERENCES shouts, crew_id int NOT NULL REFERENCES crew, PRIMARY KEY (shout_id, crew_id));
CREATE TABLE exercises (ex_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, held_on date NOT NULL, hours numeric(3,1) NOT NULL);
COMMENT ON COLUMN shouts.launched_at IS 'null when the launch was called off';
COMMENT ON COLUMN shouts.casualty IS 'yacht, swimmer, kayak, fishing boat, paddleboard';
