CREATE TABLE rooms (
  id integer PRIMARY KEY,
  name text NOT NULL,
  day_rate_gbp numeric(7,2) NOT NULL,
  has_piano boolean NOT NULL,
  max_musicians integer NOT NULL
);
CREATE TABLE engineers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  hourly_fee_gbp numeric(6,2) NOT NULL,
  freelance boolean NOT NULL
);
CREATE TABLE artists (
  id integer PRIMARY KEY,
  name text NOT NULL,
  style text NOT NULL,
  country text NOT NULL,
  label text,
  manager_email text
);
CREATE TABLE sessions (
  id integer PRIMARY KEY,
  artist_id integer NOT NULL REFERENCES artists(id),
  room_id integer NOT NULL REFERENCES rooms(id),
  engineer_id integer REFERENCES engineers(id),
  session_date date NOT NULL,
  hours numeric(4,1) NOT NULL,
  purpose text NOT NULL,
  status text NOT NULL,
  agreed_price numeric(8,2) NOT NULL,
  currency char(3) NOT NULL
);
CREATE TABLE songs (
  id integer PRIMARY KEY,
  artist_id integer NOT NULL REFERENCES artists(id),
  title text NOT NULL,
  length_seconds integer,
  bpm integer,
  explicit boolean NOT NULL,
  mastered_on date,
  released_on date
);
CREATE TABLE takes (
  id integer PRIMARY KEY,
  song_id integer NOT NULL REFERENCES songs(id),
  session_id integer NOT NULL REFERENCES sessions(id),
  take_no integer NOT NULL,
  instrument text NOT NULL,
  kept boolean NOT NULL
);
CREATE TABLE gear (
  id integer PRIMARY KEY,
  item text NOT NULL,
  kind text NOT NULL,
  room_id integer REFERENCES rooms(id),
  bought_for_gbp numeric(8,2) NOT NULL,
  bought_on date NOT NULL,
  broken_since date
);
CREATE TABLE bills (
  id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions(id),
  billed_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  currency char(3) NOT NULL,
  paid_on date
);
