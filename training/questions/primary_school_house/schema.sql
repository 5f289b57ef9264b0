CREATE TABLE teacher (id serial PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, subject varchar(30), hired date NOT NULL, part_time boolean NOT NULL DEFAULT false);
CREATE TABLE class (id serial PRIMARY KEY, label varchar(10) NOT NULL, grade int NOT NULL, class_teacher_id int REFERENCES teacher(id), room varchar(10) NOT NULL);
CREATE TABLE pupil (id serial PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, gender char(1) NOT NULL, birthday date NOT NULL, class_id int REFERENCES class(id), street varchar(60), district varchar(30) NOT NULL, enrolled date NOT NULL, left_school date);
CREATE TABLE guardian (id serial PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil(id), name varchar(60) NOT NULL, relation varchar(20) NOT NULL, mobile varchar(20));
CREATE TABLE absence (id serial PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil(id), day date NOT NULL, reason varchar(20), excused boolean NOT NULL);
CREATE TABLE lesson (id serial PRIMARY KEY, class_id int NOT NULL REFERENCES class(id), teacher_id int NOT NULL REFERENCES teacher(id), subject varchar(30) NOT NULL, weekday int NOT NULL, period int NOT NULL);
COMMENT ON COLUMN lesson.weekday IS '1 = Monday … 5 = Friday';
CREATE TABLE club (id serial PRIMARY KEY, name varchar(40) NOT NULL, leader_id int REFERENCES teacher(id), places int NOT NULL, yearly_fee numeric(6,2) NOT NULL);
CREATE TABLE club_member (club_id int NOT NULL REFERENCES club(id), pupil_id int NOT NULL REFERENCES pupil(id), joined date NOT NULL, PRIMARY KEY (club_id, pupil_id));
