CREATE TABLE faculties (faculty_id int PRIMARY KEY, faculty_name text NOT NULL, building text NOT NULL);
CREATE TABLE lecturers (lecturer_id int PRIMARY KEY, lecturer_name text NOT NULL, faculty_id int NOT NULL REFERENCES faculties, appointed_on date NOT NULL, retired_on date, office text);
CREATE TABLE modules (module_code text PRIMARY KEY, module_title text NOT NULL, faculty_id int NOT NULL REFERENCES faculties, lecturer_id int REFERENCES lecturers, credits int NOT NULL, term text NOT NULL);
CREATE TABLE students (student_no int PRIMARY KEY, student_name text NOT NULL, home_country text NOT NULL, date_of_birth date NOT NULL, started_on date NOT NULL, finished_on date, tutor_id int REFERENCES lecturers(lecturer_id));
CREATE TABLE registrations (student_no int NOT NULL REFERENCES students, module_code text NOT NULL REFERENCES modules, registered_on date NOT NULL, mark numeric(4,1), PRIMARY KEY (student_no, module_code));
CREATE TABLE reading_lists (module_code text NOT NULL REFERENCES modules, book_title text NOT NULL, essential boolean NOT NULL, price numeric(6,2), PRIMARY KEY (module_code, book_title));
CREATE TABLE exams (exam_id int PRIMARY KEY, module_code text NOT NULL REFERENCES modules, exam_at timestamp NOT NULL, hall text, minutes int NOT NULL);
