CREATE TABLE sites (id int PRIMARY KEY, title text NOT NULL, city text NOT NULL);
CREATE TABLE languages (code char(2) PRIMARY KEY, english_name text NOT NULL);
CREATE TABLE teachers (id int PRIMARY KEY, name text NOT NULL, contract text NOT NULL CHECK (contract IN ('PERM','FREEL')), native_lang char(2) NOT NULL REFERENCES languages);
CREATE TABLE courses (id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites, lang char(2) NOT NULL REFERENCES languages, level text NOT NULL CHECK (level IN ('A1','A2','B1','B2','C1')), teacher_id int REFERENCES teachers, starts date NOT NULL, ends date NOT NULL, price numeric(8,2) NOT NULL, max_students int NOT NULL, mode text NOT NULL CHECK (mode IN ('ONSITE','ONLINE','HYBRID')), state text NOT NULL CHECK (state IN ('PLANNED','RUNNING','FINISHED','SCRAPPED')));
COMMENT ON COLUMN courses.level IS 'A1 and A2 beginner, B1 and B2 intermediate, C1 advanced';
CREATE TABLE students (id int PRIMARY KEY, name text NOT NULL, nationality char(2) NOT NULL, birth_date date, employer text);
CREATE TABLE enrolments (id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses, student_id int NOT NULL REFERENCES students, enrolled_on date NOT NULL, fee numeric(8,2) NOT NULL, paid_in_full boolean NOT NULL, dropped_on date, exam_result text CHECK (exam_result IN ('P','F')));
COMMENT ON COLUMN enrolments.exam_result IS 'P passed, F failed, empty = no exam taken';
