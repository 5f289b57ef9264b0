CREATE TABLE pool (id int PRIMARY KEY, name text NOT NULL, depth_cm int NOT NULL);
CREATE TABLE coach (id int PRIMARY KEY, name text NOT NULL, first_aid_until date NOT NULL);
CREATE TABLE family (id int PRIMARY KEY, surname text NOT NULL, district text NOT NULL, told_by int REFERENCES family);
CREATE TABLE child (id int PRIMARY KEY, first_name text NOT NULL, family_id int NOT NULL REFERENCES family, born date NOT NULL);
CREATE TABLE course (id int PRIMARY KEY, badge text NOT NULL, pool_id int NOT NULL REFERENCES pool, coach_id int NOT NULL REFERENCES coach, weekday text NOT NULL, begins date NOT NULL, lessons int NOT NULL, places int NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE place (child_id int NOT NULL REFERENCES child, course_id int NOT NULL REFERENCES course, registered date NOT NULL, paid date, lessons_missed int NOT NULL, badge_won boolean, PRIMARY KEY (child_id, course_id));
COMMENT ON COLUMN family.told_by IS 'family that recommended the courses';
COMMENT ON COLUMN place.badge_won IS 'null while the course runs';
