CREATE TABLE singer (
  singer_id integer PRIMARY KEY,
  full_name text NOT NULL,
  voice text NOT NULL CHECK (voice IN ('soprano','alto','tenor','bass')),
  joined_on date NOT NULL,
  left_on date,
  passport_until date
);
CREATE TABLE tour (
  tour_id integer PRIMARY KEY,
  tour_name text NOT NULL,
  country text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  price_per_singer numeric(8,2) NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE tour_singer (
  tour_id integer NOT NULL REFERENCES tour,
  singer_id integer NOT NULL REFERENCES singer,
  said text CHECK (said IN ('yes','no','maybe')),
  said_on date,
  paid_so_far numeric(8,2) NOT NULL DEFAULT 0,
  single_room boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tour_id, singer_id)
);
COMMENT ON COLUMN tour_singer.said IS 'empty: asked but no answer';
CREATE TABLE concert (
  concert_id integer PRIMARY KEY,
  tour_id integer REFERENCES tour,
  venue text NOT NULL,
  city text NOT NULL,
  concert_date date NOT NULL,
  fee numeric(9,2),
  audience integer
);
COMMENT ON COLUMN concert.tour_id IS 'empty for concerts at home';
CREATE TABLE piece (
  piece_id integer PRIMARY KEY,
  title text NOT NULL,
  composer text NOT NULL,
  minutes numeric(4,1) NOT NULL
);
CREATE TABLE programme (
  concert_id integer NOT NULL REFERENCES concert,
  piece_id integer NOT NULL REFERENCES piece,
  position integer NOT NULL,
  encore boolean NOT NULL DEFAULT false,
  PRIMARY KEY (concert_id, piece_id)
);
