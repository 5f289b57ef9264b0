CREATE TABLE t_venue (venue_id int PRIMARY KEY, venue_name text NOT NULL, street text, postcode text, boards int NOT NULL);
CREATE TABLE t_division (division_id int PRIMARY KEY, division_name text NOT NULL, entry_fee numeric(6,2) NOT NULL);
CREATE TABLE t_team (team_id int PRIMARY KEY, team_name text NOT NULL, division_id int NOT NULL REFERENCES t_division, venue_id int NOT NULL REFERENCES t_venue, founded_year int, fee_due date NOT NULL, fee_paid date);
CREATE TABLE t_player (player_id int PRIMARY KEY, nick text NOT NULL, real_name text NOT NULL, team_id int REFERENCES t_team, born date, registered date NOT NULL);
CREATE TABLE t_fixture (
 fixture_id int PRIMARY KEY, season text NOT NULL, home_team_id int NOT NULL REFERENCES t_team, away_team_id int NOT NULL REFERENCES t_team,
 scheduled date NOT NULL, rescheduled date, played date, result_entered date, home_legs int, away_legs int, scorer_id int REFERENCES t_player, confirmed_by_id int REFERENCES t_player, crowd int);
CREATE TABLE t_oneeighty (oneeighty_id int PRIMARY KEY, fixture_id int NOT NULL REFERENCES t_fixture, thrower_id int NOT NULL REFERENCES t_player, opponent_id int NOT NULL REFERENCES t_player, leg_no int NOT NULL);
CREATE TABLE t_transfer (transfer_id int PRIMARY KEY, player_id int NOT NULL REFERENCES t_player, from_team_id int NOT NULL REFERENCES t_team, to_team_id int NOT NULL REFERENCES t_team, asked date NOT NULL, approved date, fee numeric(6,2));
CREATE TABLE t_fine (fine_id int PRIMARY KEY, team_id int NOT NULL REFERENCES t_team, fixture_id int REFERENCES t_fixture, reason text NOT NULL, amount numeric(6,2) NOT NULL, issued date NOT NULL, due date NOT NULL, paid date);
