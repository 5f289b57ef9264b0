CREATE TABLE opening (
  eco_code char(3) PRIMARY KEY,
  opening_name text NOT NULL,
  first_move text NOT NULL,
  is_gambit boolean NOT NULL
);
CREATE TABLE player (
  player_id integer PRIMARY KEY,
  player_name text NOT NULL,
  country text NOT NULL,
  title text,
  rating integer NOT NULL,
  born integer
);
CREATE TABLE tournament (
  tournament_id integer PRIMARY KEY,
  tournament_name text NOT NULL,
  city text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  prize_fund numeric(9,2),
  entry_fee numeric(6,2) NOT NULL
);
CREATE TABLE game (
  game_id integer PRIMARY KEY,
  tournament_id integer NOT NULL REFERENCES tournament(tournament_id),
  round_no integer NOT NULL,
  white_id integer NOT NULL REFERENCES player(player_id),
  black_id integer NOT NULL REFERENCES player(player_id),
  eco_code char(3) REFERENCES opening(eco_code),
  result text NOT NULL,
  moves integer,
  played_on date NOT NULL
);
COMMENT ON COLUMN game.result IS 'white, black or draw';
