CREATE TABLE presenter (id int PRIMARY KEY, name text NOT NULL, mentor_id int REFERENCES presenter, started_on date NOT NULL, stopped_on date);
CREATE TABLE show (id int PRIMARY KEY, title text NOT NULL, presenter_id int NOT NULL REFERENCES presenter, weekday int NOT NULL, starts_at time NOT NULL, minutes int NOT NULL);
CREATE TABLE artist (id int PRIMARY KEY, name text NOT NULL, home_country text NOT NULL, local boolean NOT NULL);
CREATE TABLE track (id int PRIMARY KEY, artist_id int NOT NULL REFERENCES artist, title text NOT NULL, seconds int NOT NULL, released int NOT NULL);
CREATE TABLE play (id int PRIMARY KEY, show_id int NOT NULL REFERENCES show, track_id int NOT NULL REFERENCES track, played_at timestamp NOT NULL);
CREATE TABLE request (id int PRIMARY KEY, track_id int NOT NULL REFERENCES track, listener text NOT NULL, asked_at timestamp NOT NULL, play_id int REFERENCES play);
COMMENT ON COLUMN show.weekday IS '1 is Monday, 7 is Sunday';
COMMENT ON COLUMN request.play_id IS 'the play that fulfilled the request; null if never played';
