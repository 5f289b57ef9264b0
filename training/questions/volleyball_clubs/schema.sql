CREATE TABLE club (
  club_id integer PRIMARY KEY,
  club_name text NOT NULL,
  city text NOT NULL,
  founded integer NOT NULL,
  hall_capacity integer NOT NULL
);
CREATE TABLE coach (
  coach_id integer PRIMARY KEY,
  coach_name text NOT NULL,
  club_id integer REFERENCES club(club_id),
  licence text NOT NULL,
  since_year integer
);
CREATE TABLE player (
  player_id integer PRIMARY KEY,
  player_name text NOT NULL,
  club_id integer REFERENCES club(club_id),
  position text NOT NULL,
  height_cm integer NOT NULL,
  reach_cm integer NOT NULL,
  birthday date NOT NULL,
  country text NOT NULL
);
CREATE TABLE game (
  game_id integer PRIMARY KEY,
  home_club integer NOT NULL REFERENCES club(club_id),
  away_club integer NOT NULL REFERENCES club(club_id),
  planned_on date NOT NULL,
  played_on date,
  home_sets integer,
  away_sets integer,
  spectators integer,
  minutes integer
);
COMMENT ON COLUMN game.played_on IS 'later than planned_on when the game was postponed; empty until it is played';
CREATE TABLE transfer (
  transfer_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES player(player_id),
  from_club integer REFERENCES club(club_id),
  to_club integer REFERENCES club(club_id),
  agreed_on date NOT NULL,
  valid_from date NOT NULL,
  fee numeric(9,2) NOT NULL,
  agent_share numeric(9,2) NOT NULL
);
CREATE TABLE award (
  award_year integer NOT NULL,
  title text NOT NULL,
  player_id integer NOT NULL REFERENCES player(player_id),
  PRIMARY KEY (award_year, title)
);
