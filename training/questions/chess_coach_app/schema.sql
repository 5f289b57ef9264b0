CREATE TABLE pupil (pupil_id int PRIMARY KEY, screen_name text NOT NULL, country text NOT NULL, rating_start int NOT NULL, rating_now int NOT NULL, joined_on date NOT NULL, coach_id int);
CREATE TABLE coach (coach_id int PRIMARY KEY, coach_name text NOT NULL, title text, rate_hour numeric(6,2) NOT NULL);
CREATE TABLE lesson (lesson_id int PRIMARY KEY, pupil_id int NOT NULL, coach_id int NOT NULL, begins_at timestamp NOT NULL, minutes int NOT NULL, topic text NOT NULL, state text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE game (game_id int PRIMARY KEY, pupil_id int NOT NULL, played_at timestamp NOT NULL, colour text NOT NULL, opening text NOT NULL, opp_rating int NOT NULL, moves int NOT NULL, result text NOT NULL, blunders int NOT NULL);
CREATE TABLE puzzle_set (set_id int PRIMARY KEY, pupil_id int NOT NULL, set_on date NOT NULL, theme text NOT NULL, puzzles int NOT NULL, solved int NOT NULL, minutes int NOT NULL);
COMMENT ON COLUMN lesson.state IS 'given, missed, cancelled, planned';
COMMENT ON COLUMN game.result IS 'win, draw, loss';
