CREATE TABLE artists (artist_id bigint PRIMARY KEY, artist_name text NOT NULL, country text NOT NULL, formed_year int NOT NULL);
CREATE TABLE albums (album_id bigint PRIMARY KEY, artist_id bigint NOT NULL REFERENCES artists, album_title text NOT NULL, released_on date NOT NULL, label text);
CREATE TABLE tracks (track_id bigint PRIMARY KEY, album_id bigint NOT NULL REFERENCES albums, track_title text NOT NULL, genre text NOT NULL, duration_seconds int NOT NULL, explicit boolean NOT NULL);
CREATE TABLE users (user_id bigint PRIMARY KEY, username text NOT NULL, country text NOT NULL, birth_year int, signed_up_at timestamp NOT NULL, plan text NOT NULL, cancelled_at timestamp);
COMMENT ON COLUMN users.plan IS 'free, solo, family or student';
CREATE TABLE plays (play_id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, track_id bigint NOT NULL REFERENCES tracks, played_at timestamp NOT NULL, seconds_listened int NOT NULL, device text NOT NULL);
CREATE TABLE playlists (playlist_id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, playlist_name text NOT NULL, created_at timestamp NOT NULL, is_public boolean NOT NULL);
CREATE TABLE playlist_tracks (playlist_id bigint NOT NULL REFERENCES playlists, track_id bigint NOT NULL REFERENCES tracks, position int NOT NULL, PRIMARY KEY (playlist_id, track_id));
CREATE TABLE follows (user_id bigint NOT NULL REFERENCES users, artist_id bigint NOT NULL REFERENCES artists, since date NOT NULL, PRIMARY KEY (user_id, artist_id));
