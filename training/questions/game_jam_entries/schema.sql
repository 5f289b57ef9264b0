CREATE TABLE jam (
  jam_id integer PRIMARY KEY,
  title text NOT NULL,
  theme text NOT NULL,
  host text NOT NULL,
  opens_on date NOT NULL,
  closes_on date NOT NULL,
  voting_ends_on date NOT NULL,
  prize_money numeric(8,2) NOT NULL
);
CREATE TABLE creator (
  creator_id integer PRIMARY KEY,
  nick text NOT NULL,
  country text,
  signed_up_on date NOT NULL,
  last_login_on date NOT NULL
);
CREATE TABLE entry (
  entry_id integer PRIMARY KEY,
  jam_id integer NOT NULL REFERENCES jam(jam_id),
  name text NOT NULL,
  genre text NOT NULL,
  engine text NOT NULL,
  submitted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  size_mb numeric(6,1) NOT NULL,
  downloads integer NOT NULL,
  disqualified boolean NOT NULL
);
CREATE TABLE credit (
  entry_id integer NOT NULL REFERENCES entry(entry_id),
  creator_id integer NOT NULL REFERENCES creator(creator_id),
  role text NOT NULL,
  PRIMARY KEY (entry_id, creator_id, role)
);
CREATE TABLE vote (
  entry_id integer NOT NULL REFERENCES entry(entry_id),
  voter_id integer NOT NULL REFERENCES creator(creator_id),
  voted_at timestamptz NOT NULL,
  fun integer NOT NULL,
  graphics integer NOT NULL,
  sound integer NOT NULL,
  PRIMARY KEY (entry_id, voter_id)
);
COMMENT ON COLUMN vote.fun IS 'stars from 1 to 5, as are graphics and sound';
CREATE TABLE prize (
  prize_id integer PRIMARY KEY,
  entry_id integer NOT NULL REFERENCES entry(entry_id),
  place integer NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
