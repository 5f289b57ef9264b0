CREATE TABLE round (round_code text PRIMARY KEY, district text NOT NULL, driver text);
CREATE TABLE diner (diner_no int PRIMARY KEY, diner_name text NOT NULL, round_code text NOT NULL REFERENCES round, born date NOT NULL, began_on date NOT NULL, stopped_on date, paused_from date, paused_to date, diet text NOT NULL, pays_per_meal numeric(5,2) NOT NULL);
COMMENT ON COLUMN diner.diet IS 'normal, soft, diabetic, vegetarian';
CREATE TABLE meal (meal_no int PRIMARY KEY, diner_no int NOT NULL REFERENCES diner, planned_for timestamp NOT NULL, delivered_at timestamp, not_home boolean NOT NULL, cost numeric(5,2) NOT NULL);
CREATE TABLE welfare_note (note_no int PRIMARY KEY, diner_no int NOT NULL REFERENCES diner, noted_on date NOT NULL, worry text NOT NULL, passed_on_to text, settled_on date);
