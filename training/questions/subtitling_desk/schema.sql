CREATE TABLE broadcaster (broadcaster_id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, rate_per_minute numeric(6,2) NOT NULL, currency char(3) NOT NULL);
CREATE TABLE show (show_id int PRIMARY KEY, broadcaster_id int NOT NULL REFERENCES broadcaster, title text NOT NULL, kind text NOT NULL, original_language text NOT NULL);
CREATE TABLE reel (reel_id int PRIMARY KEY, show_id int NOT NULL REFERENCES show, reel_code text NOT NULL, runtime_minutes int NOT NULL, received date NOT NULL);
CREATE TABLE linguist (linguist_id int PRIMARY KEY, name text NOT NULL, city text, pay_per_minute numeric(6,2) NOT NULL, freelance boolean NOT NULL);
CREATE TABLE linguist_language (linguist_id int NOT NULL REFERENCES linguist, language text NOT NULL, native boolean NOT NULL, PRIMARY KEY (linguist_id, language));
CREATE TABLE assignment (assignment_id int PRIMARY KEY, reel_id int NOT NULL REFERENCES reel, target_language text NOT NULL, linguist_id int REFERENCES linguist, status text NOT NULL, assigned date, deadline date NOT NULL, delivered date, hard_of_hearing boolean NOT NULL);
CREATE TABLE review (review_id int PRIMARY KEY, assignment_id int NOT NULL REFERENCES assignment, reviewer_id int NOT NULL REFERENCES linguist, reviewed date NOT NULL, errors_found int NOT NULL, verdict text NOT NULL);
