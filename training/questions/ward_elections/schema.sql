CREATE TABLE elections (
  election_id integer PRIMARY KEY,
  title text NOT NULL,
  called_on date NOT NULL,
  held_on date NOT NULL,
  seats integer NOT NULL
);
CREATE TABLE parties (
  abbr text PRIMARY KEY,
  party_name text NOT NULL,
  colour text NOT NULL,
  founded integer NOT NULL
);
CREATE TABLE wards (
  ward_no integer PRIMARY KEY,
  ward_name text NOT NULL,
  side_of_river text NOT NULL
);
CREATE TABLE turnout (
  election_id integer NOT NULL REFERENCES elections(election_id),
  ward_no integer NOT NULL REFERENCES wards(ward_no),
  electorate integer NOT NULL,
  ballots_cast integer NOT NULL,
  postal_ballots integer NOT NULL,
  spoilt integer NOT NULL,
  declared_at timestamptz NOT NULL,
  PRIMARY KEY (election_id, ward_no)
);
COMMENT ON COLUMN turnout.ballots_cast IS 'all ballots, postal and spoilt ones included';
CREATE TABLE candidates (
  cand_id integer PRIMARY KEY,
  full_name text NOT NULL,
  sex text NOT NULL,
  born date NOT NULL,
  occupation text
);
CREATE TABLE candidacies (
  election_id integer NOT NULL REFERENCES elections(election_id),
  ward_no integer NOT NULL REFERENCES wards(ward_no),
  cand_id integer NOT NULL REFERENCES candidates(cand_id),
  party text REFERENCES parties(abbr),
  nominated_on date NOT NULL,
  withdrawn_on date,
  votes integer NOT NULL,
  elected boolean NOT NULL,
  spent numeric(8,2) NOT NULL,
  PRIMARY KEY (election_id, cand_id)
);
COMMENT ON COLUMN candidacies.party IS 'empty for independents';
COMMENT ON COLUMN candidacies.spent IS 'declared campaign spending';
