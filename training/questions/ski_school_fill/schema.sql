CREATE TABLE resort (resort_id int PRIMARY KEY, resort text NOT NULL, altitude_m int NOT NULL);
CREATE TABLE teacher (teacher_id int PRIMARY KEY, teacher text NOT NULL, resort_id int NOT NULL REFERENCES resort, daily_pay numeric(6,2) NOT NULL, languages text NOT NULL);
CREATE TABLE group_course (course_id int PRIMARY KEY, resort_id int NOT NULL REFERENCES resort, teacher_id int REFERENCES teacher, sport text NOT NULL, level text NOT NULL, starts_on date NOT NULL, days int NOT NULL, places int NOT NULL, price_per_head numeric(6,2) NOT NULL, called_off boolean NOT NULL DEFAULT false);
CREATE TABLE pupil (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, birth_year int NOT NULL, country text NOT NULL);
CREATE TABLE enrolment (course_id int NOT NULL REFERENCES group_course, pupil_id int NOT NULL REFERENCES pupil, booked_on date NOT NULL, paid numeric(6,2) NOT NULL, cancelled_on date, medal text, PRIMARY KEY (course_id, pupil_id));
CREATE TABLE private_lesson (lesson_id int PRIMARY KEY, teacher_id int NOT NULL REFERENCES teacher, pupil_id int NOT NULL REFERENCES pupil, lesson_at timestamp NOT NULL, hours int NOT NULL, price numeric(6,2) NOT NULL);
