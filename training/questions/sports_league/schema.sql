CREATE TABLE season (
  season_id int PRIMARY KEY,
  label text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL
);
CREATE TABLE venue (
  venue_id int PRIMARY KEY,
  venue_name text NOT NULL,
  town text NOT NULL,
  capacity int NOT NULL,
  indoor boolean NOT NULL
);
CREATE TABLE team (
  team_id int PRIMARY KEY,
  team_name text NOT NULL,
  founded int,
  home_venue_id int REFERENCES venue,
  coach text
);
CREATE TABLE player (
  player_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  position text NOT NULL,
  shirt_number int,
  birth_date date,
  team_id int REFERENCES team,
  contract_until date,
  market_value int
);
CREATE TABLE referee (
  referee_id int PRIMARY KEY,
  name text NOT NULL,
  licence_class char(1) NOT NULL
);
CREATE TABLE match (
  match_id int PRIMARY KEY,
  season_id int NOT NULL REFERENCES season,
  matchday int NOT NULL,
  home_team_id int NOT NULL REFERENCES team,
  away_team_id int NOT NULL REFERENCES team,
  venue_id int NOT NULL REFERENCES venue,
  referee_id int REFERENCES referee,
  kick_off timestamp NOT NULL,
  home_goals int,
  away_goals int,
  attendance int,
  postponed boolean NOT NULL DEFAULT false
);
CREATE TABLE goal (
  goal_id int PRIMARY KEY,
  match_id int NOT NULL REFERENCES match,
  player_id int NOT NULL REFERENCES player,
  minute int NOT NULL,
  penalty boolean NOT NULL
);
CREATE TABLE card (
  card_id int PRIMARY KEY,
  match_id int NOT NULL REFERENCES match,
  player_id int NOT NULL REFERENCES player,
  minute int NOT NULL,
  colour text NOT NULL CHECK (colour IN ('yellow','red')),
  fine_amount numeric(7,2)
);
