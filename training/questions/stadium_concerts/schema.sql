CREATE TABLE stadium (
  stadium_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  capacity integer NOT NULL,
  highest_crowd integer,
  lowest_crowd integer
);
CREATE TABLE band (
  band_id integer PRIMARY KEY,
  name text NOT NULL,
  genre text NOT NULL,
  home_country text NOT NULL,
  formed integer NOT NULL,
  split_up integer
);
CREATE TABLE musician (
  musician_id integer PRIMARY KEY,
  stage_name text NOT NULL,
  band_id integer,
  instrument text NOT NULL,
  age integer NOT NULL
);
CREATE TABLE show (
  show_id integer PRIMARY KEY,
  stadium_id integer NOT NULL,
  tour_name text NOT NULL,
  show_date date NOT NULL,
  doors time NOT NULL,
  tickets_sold integer,
  ticket_price numeric(6,2) NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE lineup (
  show_id integer NOT NULL,
  band_id integer NOT NULL,
  slot integer NOT NULL,
  set_minutes integer,
  PRIMARY KEY (show_id, band_id)
);
