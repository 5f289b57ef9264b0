CREATE TABLE author (
  id integer PRIMARY KEY,
  pen_name text NOT NULL,
  real_name text,
  country text NOT NULL,
  born integer,
  died integer
);
CREATE TABLE book (
  id integer PRIMARY KEY,
  author_id integer NOT NULL REFERENCES author(id),
  title text NOT NULL,
  published integer NOT NULL,
  language text NOT NULL,
  pages integer NOT NULL,
  series_name text,
  series_no integer
);
CREATE TABLE copy (
  id integer PRIMARY KEY,
  book_id integer NOT NULL REFERENCES book(id),
  binding text NOT NULL,
  bought_on date,
  price_cents integer,
  signed boolean NOT NULL DEFAULT false,
  shelf text NOT NULL
);
COMMENT ON COLUMN copy.bought_on IS 'empty for gifts';
CREATE TABLE reading (
  id integer PRIMARY KEY,
  book_id integer NOT NULL REFERENCES book(id),
  started_on date NOT NULL,
  finished_on date,
  stars integer
);
CREATE TABLE loan (
  id integer PRIMARY KEY,
  copy_id integer NOT NULL REFERENCES copy(id),
  friend text NOT NULL,
  lent_on date NOT NULL,
  back_on date
);
