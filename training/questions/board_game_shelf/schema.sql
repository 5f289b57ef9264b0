CREATE TABLE designer (
  designer_id integer PRIMARY KEY,
  designer_name text NOT NULL,
  country text
);
CREATE TABLE game (
  game_id integer PRIMARY KEY,
  title text NOT NULL,
  designer_id integer,
  published_year integer NOT NULL,
  min_players integer NOT NULL,
  max_players integer NOT NULL,
  play_minutes integer NOT NULL,
  weight numeric(3,2),
  price numeric(6,2),
  acquired date
);
COMMENT ON COLUMN game.weight IS 'complexity from 1 (light) to 5 (heavy)';
COMMENT ON COLUMN game.acquired IS 'empty if only on the wish list';
CREATE TABLE player (
  player_id integer PRIMARY KEY,
  nickname text NOT NULL,
  joined date NOT NULL
);
CREATE TABLE session (
  session_id integer PRIMARY KEY,
  game_id integer NOT NULL,
  played_at timestamp NOT NULL,
  minutes integer,
  place text NOT NULL
);
CREATE TABLE result (
  session_id integer NOT NULL,
  player_id integer NOT NULL,
  score integer,
  won boolean NOT NULL,
  PRIMARY KEY (session_id, player_id)
);
