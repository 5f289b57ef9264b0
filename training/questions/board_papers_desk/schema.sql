CREATE TABLE director (dir_id int PRIMARY KEY, dir_name text NOT NULL, seat text NOT NULL, appointed date NOT NULL, stepped_down date, fee_per_meeting int NOT NULL);
CREATE TABLE sitting (sit_id int PRIMARY KEY, body text NOT NULL, sat_on date NOT NULL, minutes_long int NOT NULL, place text NOT NULL, chair_id int NOT NULL REFERENCES director);
CREATE TABLE attendance (sit_id int NOT NULL REFERENCES sitting, dir_id int NOT NULL REFERENCES director, how text NOT NULL, PRIMARY KEY (sit_id, dir_id));
COMMENT ON COLUMN attendance.how IS 'in person, video, excused, absent';
CREATE TABLE paper (paper_id int PRIMARY KEY, sit_id int NOT NULL REFERENCES sitting, paper_title text NOT NULL, pages int NOT NULL, author text NOT NULL, sent_out date NOT NULL);
CREATE TABLE motion (motion_id int PRIMARY KEY, sit_id int NOT NULL REFERENCES sitting, motion text NOT NULL, moved_by int NOT NULL REFERENCES director, seconded_by int REFERENCES director, amount_eur numeric(12,2), ayes int NOT NULL, noes int NOT NULL, abstained int NOT NULL);
CREATE TABLE todo (todo_id int PRIMARY KEY, sit_id int NOT NULL REFERENCES sitting, task text NOT NULL, dir_id int NOT NULL REFERENCES director, by_when date NOT NULL, ticked date);
