CREATE TABLE rosters (roster_id int PRIMARY KEY, org text NOT NULL, game_title text NOT NULL, region text NOT NULL, coach text);
CREATE TABLE players (player_id int PRIMARY KEY, roster_id int REFERENCES rosters, ign text NOT NULL, role text NOT NULL, contract_end date, monthly_pay int NOT NULL, buyout int);
CREATE TABLE scrims (scrim_id int PRIMARY KEY, roster_id int NOT NULL REFERENCES rosters, opponent text NOT NULL, played_at timestamp NOT NULL, map text NOT NULL, rounds_won int NOT NULL, rounds_lost int NOT NULL, official boolean NOT NULL);
CREATE TABLE scrim_stats (scrim_id int NOT NULL REFERENCES scrims, player_id int NOT NULL REFERENCES players, kills int NOT NULL, deaths int NOT NULL, assists int NOT NULL, headshots int NOT NULL, PRIMARY KEY (scrim_id, player_id));
CREATE TABLE sponsors (sponsor_id int PRIMARY KEY, brand text NOT NULL, category text NOT NULL);
CREATE TABLE sponsor_deals (deal_id int PRIMARY KEY, sponsor_id int NOT NULL REFERENCES sponsors, roster_id int NOT NULL REFERENCES rosters, from_date date NOT NULL, to_date date NOT NULL, amount_per_month int NOT NULL, bonus_per_win int NOT NULL);
COMMENT ON COLUMN players.roster_id IS 'null for a free agent on trial';
COMMENT ON COLUMN players.ign IS 'in-game name';
COMMENT ON COLUMN scrims.official IS 'true for league matches, false for practice';
