CREATE TABLE election (
  election_id integer PRIMARY KEY,
  held_on date NOT NULL,
  kind text NOT NULL,
  seats integer NOT NULL
);
COMMENT ON TABLE election IS 'elections run by the town office';
COMMENT ON COLUMN election.kind IS 'what was elected: council, mayor or school board';
CREATE TABLE party (
  party_id integer PRIMARY KEY,
  party_name text NOT NULL,
  colour text,
  founded_year integer
);
COMMENT ON TABLE party IS 'parties and lists';
CREATE TABLE candidate (
  candidate_id integer PRIMARY KEY,
  election_id integer NOT NULL REFERENCES election(election_id),
  party_id integer REFERENCES party(party_id),
  full_name text NOT NULL,
  birth_year integer,
  occupation text,
  elected boolean NOT NULL
);
COMMENT ON TABLE candidate IS 'a person standing in one election';
COMMENT ON COLUMN candidate.party_id IS 'empty for independents';
COMMENT ON COLUMN candidate.elected IS 'true when the candidate won a seat';
CREATE TABLE station (
  station_id integer PRIMARY KEY,
  station_name text NOT NULL,
  ward text NOT NULL,
  step_free boolean NOT NULL
);
COMMENT ON TABLE station IS 'polling stations';
COMMENT ON COLUMN station.step_free IS 'can be reached with a wheelchair';
CREATE TABLE station_result (
  election_id integer NOT NULL REFERENCES election(election_id),
  station_id integer NOT NULL REFERENCES station(station_id),
  electors integer NOT NULL,
  votes_cast integer NOT NULL,
  spoiled integer NOT NULL,
  reported_at timestamp,
  PRIMARY KEY (election_id, station_id)
);
COMMENT ON TABLE station_result IS 'turnout of a polling station in an election';
COMMENT ON COLUMN station_result.electors IS 'people entitled to vote there';
COMMENT ON COLUMN station_result.spoiled IS 'invalid ballot papers among the votes cast';
COMMENT ON COLUMN station_result.reported_at IS 'when the count reached the town office';
CREATE TABLE vote_count (
  candidate_id integer NOT NULL REFERENCES candidate(candidate_id),
  station_id integer NOT NULL REFERENCES station(station_id),
  votes integer NOT NULL,
  PRIMARY KEY (candidate_id, station_id)
);
COMMENT ON TABLE vote_count IS 'votes of a candidate at a polling station';
CREATE TABLE helper (
  helper_id integer PRIMARY KEY,
  full_name text NOT NULL,
  phone text,
  trained_on date
);
COMMENT ON TABLE helper IS 'people who staff the polling stations';
COMMENT ON COLUMN helper.trained_on IS 'day of the latest training, empty when never trained';
CREATE TABLE duty (
  election_id integer NOT NULL REFERENCES election(election_id),
  helper_id integer NOT NULL REFERENCES helper(helper_id),
  station_id integer NOT NULL REFERENCES station(station_id),
  role text NOT NULL,
  allowance numeric(6,2) NOT NULL,
  paid boolean NOT NULL,
  PRIMARY KEY (election_id, helper_id)
);
COMMENT ON TABLE duty IS 'who worked at which station';
COMMENT ON COLUMN duty.role IS 'chair, clerk or counter';
