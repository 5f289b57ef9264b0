CREATE TABLE kitchen (id int PRIMARY KEY, name text NOT NULL, daily_capacity int NOT NULL);
CREATE TABLE volunteer (id int PRIMARY KEY, name text NOT NULL, own_car boolean NOT NULL, asked_by int REFERENCES volunteer, joined date NOT NULL, stopped date);
CREATE TABLE round (id int PRIMARY KEY, name text NOT NULL, kitchen_id int NOT NULL REFERENCES kitchen, usual_driver int REFERENCES volunteer);
CREATE TABLE diner (id int PRIMARY KEY, name text NOT NULL, born date NOT NULL, round_id int REFERENCES round, diet text, since date NOT NULL, until date, pays_per_meal numeric(5,2) NOT NULL);
CREATE TABLE meal (id int PRIMARY KEY, diner_id int NOT NULL REFERENCES diner, day date NOT NULL, driver_id int REFERENCES volunteer, planned_at time NOT NULL, handed_at time, refused boolean NOT NULL, cost numeric(5,2) NOT NULL);
COMMENT ON COLUMN volunteer.asked_by IS 'volunteer who won this one over';
COMMENT ON COLUMN diner.diet IS 'empty: normal food';
