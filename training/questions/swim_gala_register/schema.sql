CREATE TABLE pool_club (club_id int PRIMARY KEY, club_nm text NOT NULL, coach text NOT NULL);
CREATE TABLE swimmer (swm_id int PRIMARY KEY, swm_nm text NOT NULL, club_id int NOT NULL REFERENCES pool_club, yob int NOT NULL, sex char(1) NOT NULL);
CREATE TABLE gala (gala_id int PRIMARY KEY, gala_nm text NOT NULL, pool text NOT NULL, held_on date NOT NULL, fee_per_swim numeric(5,2) NOT NULL, door_price numeric(5,2) NOT NULL, door_heads int);
CREATE TABLE swim_event (ev_id int PRIMARY KEY, gala_id int NOT NULL REFERENCES gala, stroke text NOT NULL, metres int NOT NULL);
CREATE TABLE swim (ev_id int NOT NULL REFERENCES swim_event, swm_id int NOT NULL REFERENCES swimmer, entry_secs numeric(6,2), swum_secs numeric(6,2), pos int, dq_reason text, scratched boolean NOT NULL, PRIMARY KEY (ev_id, swm_id));
COMMENT ON COLUMN swim.entry_secs IS 'time given on entry';
COMMENT ON COLUMN swim.swum_secs IS 'time in the race; empty when scratched or disqualified';
