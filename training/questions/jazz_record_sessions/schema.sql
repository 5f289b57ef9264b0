CREATE TABLE musicians (
  id integer PRIMARY KEY,
  name text NOT NULL,
  main_instrument text NOT NULL,
  birth_year integer,
  birthplace text
);
CREATE TABLE studios (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
CREATE TABLE sessions (
  id integer PRIMARY KEY,
  studio_id integer NOT NULL REFERENCES studios(id),
  leader_id integer NOT NULL REFERENCES musicians(id),
  engineer text NOT NULL,
  booked_on date NOT NULL,
  recorded_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  studio_bill numeric(8,2) NOT NULL
);
CREATE TABLE session_players (
  session_id integer NOT NULL REFERENCES sessions(id),
  musician_id integer NOT NULL REFERENCES musicians(id),
  instrument text NOT NULL,
  fee numeric(7,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (session_id, musician_id, instrument)
);
CREATE TABLE tracks (
  id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions(id),
  title text NOT NULL,
  composer_id integer REFERENCES musicians(id),
  seconds integer NOT NULL,
  takes integer NOT NULL
);
COMMENT ON COLUMN tracks.composer_id IS 'empty for standards and traditional tunes';
CREATE TABLE albums (
  id integer PRIMARY KEY,
  title text NOT NULL,
  released_on date,
  price numeric(6,2) NOT NULL,
  pressed integer NOT NULL,
  sold integer NOT NULL
);
COMMENT ON COLUMN albums.released_on IS 'empty while the album is in preparation';
CREATE TABLE album_tracks (
  album_id integer NOT NULL REFERENCES albums(id),
  position integer NOT NULL,
  track_id integer NOT NULL REFERENCES tracks(id),
  PRIMARY KEY (album_id, position)
);
