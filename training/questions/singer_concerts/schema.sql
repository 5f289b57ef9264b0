CREATE TABLE singers (
  singer_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  age integer,
  is_male boolean NOT NULL,
  debut_year integer
);
CREATE TABLE songs (
  song_id integer PRIMARY KEY,
  singer_id integer NOT NULL REFERENCES singers(singer_id),
  title text NOT NULL,
  release_date date NOT NULL,
  length_seconds integer NOT NULL,
  sales numeric(12,2) NOT NULL
);
CREATE TABLE halls (
  hall_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  capacity integer NOT NULL,
  opened_year integer
);
CREATE TABLE concerts (
  concert_id integer PRIMARY KEY,
  title text NOT NULL,
  hall_id integer NOT NULL REFERENCES halls(hall_id),
  concert_date date NOT NULL,
  tickets_sold integer,
  ticket_price numeric(8,2) NOT NULL
);
CREATE TABLE concert_singers (
  concert_id integer NOT NULL REFERENCES concerts(concert_id),
  singer_id integer NOT NULL REFERENCES singers(singer_id),
  fee numeric(10,2),
  PRIMARY KEY (concert_id, singer_id)
);
