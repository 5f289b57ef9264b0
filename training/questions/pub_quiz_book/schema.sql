CREATE TABLE pubs (id int PRIMARY KEY, name text NOT NULL, area text NOT NULL, landlord text NOT NULL, quiz_day text NOT NULL);
CREATE TABLE quizmasters (id int PRIMARY KEY, name text NOT NULL, nightly_fee numeric(6,2) NOT NULL);
CREATE TABLE teams (id int PRIMARY KEY, name text NOT NULL, home_pub_id int REFERENCES pubs, founded int);
CREATE TABLE quiz_nights (id int PRIMARY KEY, pub_id int NOT NULL REFERENCES pubs, quizmaster_id int REFERENCES quizmasters, held_on date NOT NULL, entry_fee numeric(5,2) NOT NULL, prize_pot numeric(7,2) NOT NULL, scrapped boolean NOT NULL DEFAULT false);
CREATE TABLE results (quiz_night_id int REFERENCES quiz_nights, team_id int REFERENCES teams, players int NOT NULL, points numeric(5,1) NOT NULL, place int NOT NULL, disqualified boolean NOT NULL, PRIMARY KEY (quiz_night_id, team_id));
CREATE TABLE rounds (id int PRIMARY KEY, quiz_night_id int NOT NULL REFERENCES quiz_nights, position int NOT NULL, topic text NOT NULL, questions int NOT NULL);
