CREATE TABLE genre (
  genre_id smallint PRIMARY KEY,
  genre_name text NOT NULL
);
CREATE TABLE programme (
  programme_id integer PRIMARY KEY,
  title text NOT NULL,
  genre_id smallint NOT NULL REFERENCES genre,
  made_in_house boolean NOT NULL,
  country text NOT NULL,
  first_aired date,
  rights_expire date
);
CREATE TABLE episode (
  episode_id integer PRIMARY KEY,
  programme_id integer NOT NULL REFERENCES programme,
  season_no smallint NOT NULL,
  episode_no smallint NOT NULL,
  episode_title text,
  minutes smallint NOT NULL,
  production_cost integer,
  subtitled boolean NOT NULL
);
CREATE TABLE presenter (
  presenter_id integer PRIMARY KEY,
  full_name text NOT NULL,
  contract_from date NOT NULL,
  contract_to date,
  fee_per_show integer NOT NULL
);
CREATE TABLE programme_presenter (
  programme_id integer NOT NULL REFERENCES programme,
  presenter_id integer NOT NULL REFERENCES presenter,
  role text NOT NULL,
  PRIMARY KEY (programme_id, presenter_id)
);
CREATE TABLE broadcast (
  broadcast_id integer PRIMARY KEY,
  episode_id integer NOT NULL REFERENCES episode,
  aired_at timestamptz NOT NULL,
  is_repeat boolean NOT NULL,
  viewers_thousand integer,
  share_pct numeric(4,1)
);
CREATE TABLE advertiser (
  advertiser_id integer PRIMARY KEY,
  company text NOT NULL,
  industry text NOT NULL,
  agency text
);
CREATE TABLE ad_spot (
  spot_id integer PRIMARY KEY,
  broadcast_id integer NOT NULL REFERENCES broadcast,
  advertiser_id integer NOT NULL REFERENCES advertiser,
  seconds smallint NOT NULL,
  price numeric(9,2) NOT NULL,
  invoiced boolean NOT NULL
);
