CREATE TABLE papers (
  paper_id integer PRIMARY KEY,
  title text NOT NULL,
  city text NOT NULL,
  founded integer NOT NULL,
  circulation integer NOT NULL,
  language text NOT NULL
);
CREATE TABLE reporters (
  reporter_id integer PRIMARY KEY,
  name text NOT NULL,
  paper_id integer,
  age integer NOT NULL,
  years_working integer NOT NULL,
  gender text NOT NULL
);
CREATE TABLE happenings (
  happening_id integer PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  venue_city text NOT NULL,
  held_on date NOT NULL,
  attendance integer
);
CREATE TABLE assignments (
  reporter_id integer NOT NULL,
  happening_id integer NOT NULL,
  medium text NOT NULL,
  fee integer,
  PRIMARY KEY (reporter_id, happening_id)
);
CREATE TABLE articles (
  article_id integer PRIMARY KEY,
  reporter_id integer NOT NULL,
  happening_id integer,
  headline text NOT NULL,
  printed_on date NOT NULL,
  words integer NOT NULL,
  front_page boolean NOT NULL
);
