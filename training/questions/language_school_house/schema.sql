CREATE TABLE teachers (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, mother_tongue text NOT NULL, hourly_fee numeric(5,2) NOT NULL, teaching_since date NOT NULL);
CREATE TABLE courses (course_id int PRIMARY KEY, language text NOT NULL, level text NOT NULL, teacher_id int REFERENCES teachers, starts_on date NOT NULL, ends_on date NOT NULL, fee numeric(7,2) NOT NULL, max_students int NOT NULL, online boolean NOT NULL);
CREATE TABLE students (student_id int PRIMARY KEY, student_name text NOT NULL, nationality text NOT NULL, birth_date date, email text, enrolled_first date NOT NULL);
CREATE TABLE enrolments (course_id int NOT NULL REFERENCES courses, student_id int NOT NULL REFERENCES students, enrolled_on date NOT NULL, amount_paid numeric(7,2) NOT NULL, dropped_on date, PRIMARY KEY (course_id, student_id));
CREATE TABLE lessons (lesson_id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses, lesson_date date NOT NULL, hours numeric(3,1) NOT NULL, room text, called_off boolean NOT NULL);
CREATE TABLE attendance (lesson_id int NOT NULL REFERENCES lessons, student_id int NOT NULL REFERENCES students, present boolean NOT NULL, PRIMARY KEY (lesson_id, student_id));
CREATE TABLE exams (exam_id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses, student_id int NOT NULL REFERENCES students, exam_date date NOT NULL, points int NOT NULL, passed boolean NOT NULL);
