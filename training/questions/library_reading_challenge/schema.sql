CREATE TABLE branch (branch_id int PRIMARY KEY, branch_name text NOT NULL);
CREATE TABLE child (child_id int PRIMARY KEY, first_name text NOT NULL, born_on date NOT NULL, branch_id int NOT NULL REFERENCES branch, buddy_id int REFERENCES child);
CREATE TABLE book (isbn text PRIMARY KEY, title text NOT NULL, author text NOT NULL, pages int NOT NULL, age_from int NOT NULL, age_to int NOT NULL);
CREATE TABLE season (season_code text PRIMARY KEY, starts_on date NOT NULL, ends_on date NOT NULL, goal_books int NOT NULL);
CREATE TABLE enrolment (enrol_id int PRIMARY KEY, child_id int NOT NULL REFERENCES child, season_code text NOT NULL REFERENCES season, enrolled_on date NOT NULL, medal_given_on date);
CREATE TABLE book_read (read_id int PRIMARY KEY, enrol_id int NOT NULL REFERENCES enrolment, isbn text NOT NULL REFERENCES book, finished_on date NOT NULL, stars int);
COMMENT ON COLUMN child.buddy_id IS 'the child who reads with this one';
COMMENT ON COLUMN book_read.stars IS '1 to 5, null when the child gave no rating';
