CREATE TABLE room (room_id int PRIMARY KEY, room_name text NOT NULL, theme text NOT NULL, max_players int NOT NULL, game_minutes int NOT NULL, build_cost numeric(9,2) NOT NULL, opened_on date NOT NULL);
CREATE TABLE team (team_id int PRIMARY KEY, team_name text NOT NULL, captain_email text, is_company boolean NOT NULL);
CREATE TABLE game_master (gm_id int PRIMARY KEY, gm_name text NOT NULL, wage numeric(5,2) NOT NULL);
CREATE TABLE game (game_id int PRIMARY KEY, room_id int NOT NULL REFERENCES room, team_id int NOT NULL REFERENCES team, gm_id int REFERENCES game_master, booked_on date NOT NULL, plays_at timestamp NOT NULL, players int NOT NULL, price_player numeric(5,2) NOT NULL, status text NOT NULL, escaped boolean, minutes_used int, hints int);
COMMENT ON COLUMN game.status IS 'booked, played, cancelled';
CREATE TABLE addon (addon_id int PRIMARY KEY, game_id int NOT NULL REFERENCES game, item text NOT NULL, qty int NOT NULL, price numeric(5,2) NOT NULL, cost numeric(5,2) NOT NULL);
CREATE TABLE prop_repair (repair_id int PRIMARY KEY, room_id int NOT NULL REFERENCES room, broken_on date NOT NULL, fixed_on date, cost numeric(7,2));
