CREATE TABLE floor (floor_no int PRIMARY KEY, building text NOT NULL);
CREATE TABLE room (room_code text PRIMARY KEY, floor_no int NOT NULL REFERENCES floor, seats int NOT NULL, has_video boolean NOT NULL, bookable_from time NOT NULL, bookable_to time NOT NULL, internal_rate numeric(6,2) NOT NULL);
CREATE TABLE team (team_id int PRIMARY KEY, team_label text NOT NULL, cost_center text NOT NULL);
CREATE TABLE person (person_id int PRIMARY KEY, display_name text NOT NULL, team_id int NOT NULL REFERENCES team);
CREATE TABLE reservation (res_id int PRIMARY KEY, room_code text NOT NULL REFERENCES room, booked_by int NOT NULL REFERENCES person(person_id), booked_at timestamp NOT NULL, begins timestamp NOT NULL, ends timestamp NOT NULL, heads_expected int NOT NULL, heads_seen int, checked_in boolean NOT NULL, cancelled_at timestamp, catering_cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN reservation.heads_seen IS 'counted by the sensor; null when nobody came';
COMMENT ON COLUMN room.internal_rate IS 'per hour';
