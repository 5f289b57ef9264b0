CREATE TABLE town (
  town_id int PRIMARY KEY,
  name varchar(40) NOT NULL,
  region varchar(40) NOT NULL,
  inhabitants int,
  pitch_rent numeric(8,2) NOT NULL
);
CREATE TABLE stop (
  stop_id int PRIMARY KEY,
  town_id int NOT NULL REFERENCES town(town_id),
  arrives date NOT NULL,
  leaves date NOT NULL,
  called_off boolean NOT NULL DEFAULT false
);
CREATE TABLE show (
  show_id int PRIMARY KEY,
  stop_id int NOT NULL REFERENCES stop(stop_id),
  starts timestamp NOT NULL,
  adults_sold int,
  children_sold int,
  adult_price numeric(5,2) NOT NULL,
  child_price numeric(5,2) NOT NULL
);
CREATE TABLE artist (
  artist_id int PRIMARY KEY,
  stage_name varchar(60) NOT NULL,
  nationality varchar(40),
  joined date NOT NULL,
  departed date,
  fee_per_show int NOT NULL
);
CREATE TABLE act (
  act_id int PRIMARY KEY,
  title varchar(60) NOT NULL,
  discipline varchar(30) NOT NULL,
  minutes smallint NOT NULL,
  dangerous boolean NOT NULL
);
CREATE TABLE act_artist (
  act_id int NOT NULL REFERENCES act(act_id),
  artist_id int NOT NULL REFERENCES artist(artist_id),
  PRIMARY KEY (act_id, artist_id)
);
CREATE TABLE programme (
  show_id int NOT NULL REFERENCES show(show_id),
  act_id int NOT NULL REFERENCES act(act_id),
  running_order smallint NOT NULL,
  PRIMARY KEY (show_id, act_id)
);
CREATE TABLE accident (
  accident_id int PRIMARY KEY,
  artist_id int NOT NULL REFERENCES artist(artist_id),
  show_id int REFERENCES show(show_id),
  happened date NOT NULL,
  injury varchar(60) NOT NULL,
  days_off smallint
);
CREATE TABLE wagon (
  plate varchar(10) PRIMARY KEY,
  purpose varchar(30) NOT NULL,
  bought int NOT NULL,
  inspection_due date
);
