CREATE TABLE squads (
  squad_id integer PRIMARY KEY,
  squad_name text NOT NULL,
  age_group text NOT NULL,
  head_coach_id integer NOT NULL,
  assistant_coach_id integer
);
CREATE TABLE people (
  person_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  born date NOT NULL,
  town text NOT NULL
);
COMMENT ON TABLE people IS 'players, coaches and parents';
CREATE TABLE players (
  player_id integer PRIMARY KEY REFERENCES people(person_id),
  squad_id integer NOT NULL REFERENCES squads,
  guardian_id integer REFERENCES people(person_id),
  shirt_no integer,
  trial_on date NOT NULL,
  joined_on date,
  left_on date,
  position text NOT NULL
);
COMMENT ON COLUMN players.trial_on IS 'day of the trial training';
COMMENT ON COLUMN players.joined_on IS 'empty: came to a trial but has not joined';
CREATE TABLE fees (
  fee_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players,
  season text NOT NULL,
  what text NOT NULL CHECK (what IN ('membership','kit','camp')),
  billed_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  full_amount numeric(7,2) NOT NULL,
  reduction numeric(7,2) NOT NULL DEFAULT 0,
  amount_due numeric(7,2) NOT NULL
);
COMMENT ON COLUMN fees.amount_due IS 'full amount less reduction';
CREATE TABLE matches (
  match_id integer PRIMARY KEY,
  squad_id integer NOT NULL REFERENCES squads,
  opponent text NOT NULL,
  at_home boolean NOT NULL,
  competition text NOT NULL CHECK (competition IN ('league','cup','friendly')),
  scheduled_on date NOT NULL,
  played_on date,
  goals_for integer,
  goals_against integer,
  spectators integer
);
COMMENT ON COLUMN matches.scheduled_on IS 'original date; a match put off is played later';
CREATE TABLE appearances (
  match_id integer NOT NULL REFERENCES matches,
  player_id integer NOT NULL REFERENCES players,
  started boolean NOT NULL,
  minutes integer NOT NULL,
  goals integer NOT NULL,
  assists integer NOT NULL,
  yellow integer NOT NULL,
  PRIMARY KEY (match_id, player_id)
);
