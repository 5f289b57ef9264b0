CREATE TABLE language (lang_id int PRIMARY KEY, lang_name text NOT NULL);
CREATE TABLE teacher (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, pay_per_lesson numeric(6,2) NOT NULL, native_lang int REFERENCES language);
CREATE TABLE course (course_id int PRIMARY KEY, lang_id int NOT NULL REFERENCES language, level text NOT NULL, teacher_id int NOT NULL REFERENCES teacher, starts_on date NOT NULL, ends_on date NOT NULL, lessons int NOT NULL, max_students int NOT NULL, price numeric(7,2) NOT NULL);
CREATE TABLE student (student_id int PRIMARY KEY, student_name text NOT NULL, city text, heard_from text NOT NULL, first_enquiry date NOT NULL);
CREATE TABLE enrolment (enrol_id int PRIMARY KEY, course_id int NOT NULL REFERENCES course, student_id int NOT NULL REFERENCES student, enrolled_on date NOT NULL, dropped_on date, price_agreed numeric(7,2) NOT NULL, paid numeric(7,2) NOT NULL);
CREATE TABLE attendance (enrol_id int NOT NULL REFERENCES enrolment, lesson_no int NOT NULL, lesson_date date NOT NULL, present boolean NOT NULL, PRIMARY KEY (enrol_id, lesson_no));
CREATE TABLE exam (exam_id int PRIMARY KEY, enrol_id int NOT NULL REFERENCES enrolment, taken_on date NOT NULL, points int NOT NULL, passed boolean NOT NULL);
CREATE TABLE feedback (feedback_id int PRIMARY KEY, enrol_id int NOT NULL REFERENCES enrolment, stars int NOT NULL, given_on date NOT NULL);
