CREATE TABLE tracks (track_id int PRIMARY KEY, track_name text NOT NULL, length_m int NOT NULL, indoor boolean NOT NULL);
CREATE TABLE karts (kart_no int PRIMARY KEY, engine text NOT NULL, bought_on date NOT NULL, price_paid numeric(8,2) NOT NULL, scrapped_on date);
CREATE TABLE drivers (driver_id int PRIMARY KEY, nickname text NOT NULL, height_cm int, member_since date);
COMMENT ON COLUMN drivers.member_since IS 'empty for casual drivers';
CREATE TABLE sessions (session_id int PRIMARY KEY, track_id int NOT NULL REFERENCES tracks, starts_at timestamp NOT NULL, kind text NOT NULL, ticket_price numeric(6,2) NOT NULL, abandoned boolean NOT NULL DEFAULT false);
CREATE TABLE entries (entry_id int PRIMARY KEY, session_id int NOT NULL REFERENCES sessions, driver_id int NOT NULL REFERENCES drivers, kart_no int REFERENCES karts, laps int, best_lap_s numeric(6,3), finish_position int, penalties int NOT NULL DEFAULT 0);
CREATE TABLE workshop_jobs (job_id int PRIMARY KEY, kart_no int NOT NULL REFERENCES karts, opened_on date NOT NULL, closed_on date, work text NOT NULL, parts_cost numeric(7,2));
