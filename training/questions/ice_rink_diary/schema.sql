CREATE TABLE rinks (rink_id int PRIMARY KEY, rink_name text NOT NULL, length_m int NOT NULL, width_m int NOT NULL, outdoor boolean NOT NULL);
CREATE TABLE clubs (club_id int PRIMARY KEY, club_name text NOT NULL, sport text NOT NULL, chairperson text NOT NULL);
CREATE TABLE ice_slots (slot_id int PRIMARY KEY, rink_id int NOT NULL REFERENCES rinks, club_id int REFERENCES clubs, begins_at timestamp NOT NULL, hours numeric(3,1) NOT NULL, fee numeric(7,2) NOT NULL, purpose text NOT NULL, dropped boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN ice_slots.purpose IS 'training, match, public or lesson';
CREATE TABLE tickets (ticket_id int PRIMARY KEY, slot_id int NOT NULL REFERENCES ice_slots, tariff text NOT NULL, price numeric(5,2) NOT NULL, with_skates boolean NOT NULL, sold_at timestamp NOT NULL);
CREATE TABLE coaches (coach_id int PRIMARY KEY, coach_name text NOT NULL, discipline text NOT NULL, joined date NOT NULL);
CREATE TABLE lessons (lesson_id int PRIMARY KEY, slot_id int NOT NULL REFERENCES ice_slots, coach_id int NOT NULL REFERENCES coaches, pupil text NOT NULL, pupil_born date, came boolean);
CREATE TABLE resurfacings (resurfacing_id int PRIMARY KEY, rink_id int NOT NULL REFERENCES rinks, done_at timestamp NOT NULL, driver text NOT NULL, minutes int NOT NULL);
