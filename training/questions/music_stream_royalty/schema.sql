CREATE TABLE labels (label_id int PRIMARY KEY, label_name text NOT NULL, label_share_pct numeric(4,1) NOT NULL);
CREATE TABLE artists (artist_id int PRIMARY KEY, stage_name text NOT NULL, label_id int REFERENCES labels, home_country text NOT NULL, signed_on date);
CREATE TABLE tracks (track_id int PRIMARY KEY, artist_id int NOT NULL REFERENCES artists, title text NOT NULL, genre text NOT NULL, length_sec int NOT NULL, released_on date NOT NULL, explicit boolean NOT NULL);
CREATE TABLE track_month (track_id int NOT NULL REFERENCES tracks, month date NOT NULL, streams_free int NOT NULL, streams_premium int NOT NULL, saves int NOT NULL, skips int NOT NULL, PRIMARY KEY (track_id, month));
CREATE TABLE rates (month date PRIMARY KEY, per_free numeric(7,5) NOT NULL, per_premium numeric(7,5) NOT NULL);
CREATE TABLE playlists (playlist_id int PRIMARY KEY, name text NOT NULL, curator text NOT NULL, followers int NOT NULL);
CREATE TABLE playlist_tracks (playlist_id int NOT NULL REFERENCES playlists, track_id int NOT NULL REFERENCES tracks, added_on date NOT NULL, removed_on date, PRIMARY KEY (playlist_id, track_id));
COMMENT ON COLUMN rates.per_free IS 'royalty per free stream';
