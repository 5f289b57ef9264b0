CREATE TABLE channel (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  is_pay_tv boolean NOT NULL
);
CREATE TABLE series (
  id integer PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channel(id),
  title text NOT NULL,
  genre text NOT NULL,
  first_aired date NOT NULL,
  cancelled_on date,
  creator text
);
CREATE TABLE episode (
  id integer PRIMARY KEY,
  series_id integer NOT NULL REFERENCES series(id),
  season integer NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  aired_on date NOT NULL,
  viewers_thousands integer,
  cost_thousands numeric(8,1) NOT NULL
);
CREATE TABLE performer (
  id integer PRIMARY KEY,
  name text NOT NULL,
  gender char(1) NOT NULL,
  birth_date date
);
CREATE TABLE appearance (
  episode_id integer NOT NULL REFERENCES episode(id),
  performer_id integer NOT NULL REFERENCES performer(id),
  character_name text NOT NULL,
  is_guest boolean NOT NULL,
  PRIMARY KEY (episode_id, performer_id)
);
