CREATE TABLE t_pool (
  pool_id integer PRIMARY KEY,
  pool_name text NOT NULL,
  town text NOT NULL,
  seats integer NOT NULL,
  indoor boolean NOT NULL
);
CREATE TABLE t_team (
  team_id integer PRIMARY KEY,
  team_name text NOT NULL,
  home_pool_id integer NOT NULL REFERENCES t_pool(pool_id),
  founded integer NOT NULL,
  sponsor text
);
CREATE TABLE t_season (
  season_year integer PRIMARY KEY,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  champion_id integer REFERENCES t_team(team_id)
);
CREATE TABLE t_player (
  player_id integer PRIMARY KEY,
  player_name text NOT NULL,
  nationality text NOT NULL,
  born date NOT NULL,
  field_role text NOT NULL
);
CREATE TABLE t_squad (
  season_year integer NOT NULL REFERENCES t_season(season_year),
  player_id integer NOT NULL REFERENCES t_player(player_id),
  team_id integer NOT NULL REFERENCES t_team(team_id),
  cap_number integer NOT NULL,
  wage integer NOT NULL,
  PRIMARY KEY (season_year, player_id)
);
CREATE TABLE t_match (
  match_id integer PRIMARY KEY,
  season_year integer NOT NULL REFERENCES t_season(season_year),
  played_on date NOT NULL,
  home_id integer NOT NULL REFERENCES t_team(team_id),
  away_id integer NOT NULL REFERENCES t_team(team_id),
  home_goals integer,
  away_goals integer,
  spectators integer
);
CREATE TABLE t_goal (
  match_id integer NOT NULL REFERENCES t_match(match_id),
  player_id integer NOT NULL REFERENCES t_player(player_id),
  goals integer NOT NULL,
  PRIMARY KEY (match_id, player_id)
);
