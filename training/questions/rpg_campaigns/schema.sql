CREATE TABLE players (
  id int PRIMARY KEY,
  real_name text NOT NULL,
  discord text NOT NULL,
  town text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE campaigns (
  id int PRIMARY KEY,
  title text NOT NULL,
  rules text NOT NULL,             -- D&D 5e, Call of Cthulhu, Blades
  gm_id int NOT NULL REFERENCES players,  -- game master
  started_on date NOT NULL,
  ended_on date
);
CREATE TABLE characters (
  id int PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES campaigns,
  player_id int NOT NULL REFERENCES players,
  name text NOT NULL,
  class text NOT NULL,
  level int NOT NULL,
  gold int NOT NULL,
  mentor_id int REFERENCES characters,
  created_on date NOT NULL,
  died_on date
);
CREATE TABLE sessions (
  id int PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES campaigns,
  planned_for date NOT NULL,
  played_on date,
  host_id int REFERENCES players,  -- at whose place
  minutes int,
  recap_by int REFERENCES players
);
CREATE TABLE attendance (
  session_id int REFERENCES sessions,
  player_id int REFERENCES players,
  xp int NOT NULL,
  late_min int NOT NULL DEFAULT 0,
  PRIMARY KEY (session_id, player_id)
);
CREATE TABLE loot (
  id int PRIMARY KEY,
  session_id int NOT NULL REFERENCES sessions,
  item text NOT NULL,
  value_gold int NOT NULL,
  found_by int REFERENCES characters,
  carried_by int REFERENCES characters,
  sold_for int
);
CREATE TABLE snacks (id int PRIMARY KEY, session_id int NOT NULL REFERENCES sessions, paid_by int NOT NULL REFERENCES players, what text NOT NULL, cost_eur numeric(6,2) NOT NULL, refunded boolean NOT NULL);
