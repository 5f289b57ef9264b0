CREATE TABLE carrier (icao char(3) PRIMARY KEY, carrier text NOT NULL, base text NOT NULL, newcomer boolean NOT NULL);
CREATE TABLE season (season_code char(3) PRIMARY KEY, starts date NOT NULL, ends date NOT NULL);
CREATE TABLE slot_series (series_id int PRIMARY KEY, icao char(3) NOT NULL REFERENCES carrier, season_code char(3) NOT NULL REFERENCES season, movement char(1) NOT NULL, dow int NOT NULL, slot_time time NOT NULL, seats int NOT NULL, historic boolean NOT NULL);
CREATE TABLE slot_use (use_id int PRIMARY KEY, series_id int NOT NULL REFERENCES slot_series, use_date date NOT NULL, handed_back_on date, operated boolean NOT NULL, off_slot_min int, pax int);
CREATE TABLE fine (fine_id int PRIMARY KEY, use_id int NOT NULL REFERENCES slot_use, amount numeric(8,2) NOT NULL, issued_on date NOT NULL, paid_on date, appealed boolean NOT NULL);
COMMENT ON COLUMN slot_series.movement IS 'A arrival, D departure';
COMMENT ON COLUMN slot_series.dow IS '1 Monday to 7 Sunday';
