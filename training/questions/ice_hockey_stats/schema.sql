CREATE TABLE team (abbr text PRIMARY KEY, team_name text NOT NULL, town text NOT NULL, rink_seats int NOT NULL);
CREATE TABLE skater (skater_id int PRIMARY KEY, abbr text NOT NULL REFERENCES team, first_nm text NOT NULL, last_nm text NOT NULL, pos text NOT NULL, born date NOT NULL, salary int, shoots char(1));
CREATE TABLE game (game_id int PRIMARY KEY, played_on date NOT NULL, home text NOT NULL REFERENCES team, away text NOT NULL REFERENCES team, goals_home int, goals_away int, overtime boolean, attendance int);
CREATE TABLE stat_line (game_id int NOT NULL REFERENCES game, skater_id int NOT NULL REFERENCES skater, goals int NOT NULL, assists int NOT NULL, shots int NOT NULL, pim int NOT NULL, toi_sec int NOT NULL, PRIMARY KEY (game_id, skater_id));
CREATE TABLE injury (injury_id int PRIMARY KEY, skater_id int NOT NULL REFERENCES skater, hurt_on date NOT NULL, back_on date, body_part text NOT NULL);
COMMENT ON COLUMN stat_line.pim IS 'penalty minutes';
COMMENT ON COLUMN stat_line.toi_sec IS 'time on ice in seconds';
COMMENT ON COLUMN skater.pos IS 'C centre, W wing, D defence';
