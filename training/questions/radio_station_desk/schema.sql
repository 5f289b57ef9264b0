CREATE TABLE presenters (presenter_id int PRIMARY KEY, presenter_name text NOT NULL, on_air_since date NOT NULL, volunteer boolean NOT NULL);
CREATE TABLE programmes (programme_id int PRIMARY KEY, programme_name text NOT NULL, presenter_id int REFERENCES presenters, weekday int NOT NULL, starts time NOT NULL, minutes int NOT NULL, music_style text);
COMMENT ON COLUMN programmes.weekday IS '1 = Monday, 7 = Sunday';
CREATE TABLE songs (song_id int PRIMARY KEY, song_title text NOT NULL, artist text NOT NULL, year int NOT NULL, seconds int NOT NULL);
CREATE TABLE broadcasts (broadcast_id int PRIMARY KEY, programme_id int NOT NULL REFERENCES programmes, aired_on date NOT NULL, stand_in_id int REFERENCES presenters(presenter_id), listeners_estimated int);
CREATE TABLE played_songs (broadcast_id int NOT NULL REFERENCES broadcasts, song_id int NOT NULL REFERENCES songs, played_at timestamp NOT NULL, PRIMARY KEY (broadcast_id, song_id));
CREATE TABLE requests (request_id int PRIMARY KEY, caller_name text NOT NULL, caller_town text, song_id int NOT NULL REFERENCES songs, requested_at timestamp NOT NULL, fulfilled boolean NOT NULL);
CREATE TABLE spots (spot_id int PRIMARY KEY, advertiser text NOT NULL, broadcast_id int NOT NULL REFERENCES broadcasts, seconds int NOT NULL, price numeric(7,2) NOT NULL, invoice_paid boolean NOT NULL);
