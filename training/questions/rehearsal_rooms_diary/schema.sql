CREATE TABLE studio_room (room_code text PRIMARY KEY, sqm int NOT NULL, has_drums boolean NOT NULL, off_peak numeric(5,2) NOT NULL, peak numeric(5,2) NOT NULL);
COMMENT ON COLUMN studio_room.peak IS 'per hour after 17:00; off_peak per hour before';
CREATE TABLE band (band_id int PRIMARY KEY, band text NOT NULL, style text NOT NULL, contact text NOT NULL, blacklisted boolean NOT NULL);
CREATE TABLE session (session_id int PRIMARY KEY, room_code text NOT NULL REFERENCES studio_room, band_id int NOT NULL REFERENCES band, starts timestamp NOT NULL, hours int NOT NULL, hourly numeric(5,2) NOT NULL, booked_via text NOT NULL, state text NOT NULL);
COMMENT ON COLUMN session.state IS 'upcoming, played, cancelled, no show';
CREATE TABLE gear (gear_id int PRIMARY KEY, gear text NOT NULL, kind text NOT NULL, rent numeric(5,2) NOT NULL, bought_for numeric(7,2) NOT NULL, out_of_order boolean NOT NULL);
CREATE TABLE session_gear (session_id int NOT NULL REFERENCES session, gear_id int NOT NULL REFERENCES gear, pieces int NOT NULL, PRIMARY KEY (session_id, gear_id));
CREATE TABLE locker (locker_no int PRIMARY KEY, band_id int REFERENCES band, monthly numeric(5,2) NOT NULL, rented_until date);
