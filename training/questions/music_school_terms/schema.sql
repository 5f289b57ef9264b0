CREATE TABLE ms_teacher (teacher_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, hourly_pay numeric(6,2) NOT NULL, started date NOT NULL, ended date);
CREATE TABLE ms_instrument (instr_id int PRIMARY KEY, instr_name text NOT NULL, family text NOT NULL);
CREATE TABLE ms_pupil (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, born date NOT NULL, postcode text NOT NULL, recommended_by int REFERENCES ms_pupil, enrolled date NOT NULL, withdrew date);
CREATE TABLE ms_course (course_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES ms_pupil, instr_id int NOT NULL REFERENCES ms_instrument, teacher_id int NOT NULL REFERENCES ms_teacher, term text NOT NULL, fee numeric(8,2) NOT NULL, minutes_week int NOT NULL);
CREATE TABLE ms_lesson (lesson_id int PRIMARY KEY, course_id int NOT NULL REFERENCES ms_course, lesson_date date NOT NULL, state text NOT NULL);
CREATE TABLE ms_fee_paid (fee_id int PRIMARY KEY, course_id int NOT NULL REFERENCES ms_course, paid_date date NOT NULL, amount numeric(8,2) NOT NULL);
COMMENT ON COLUMN ms_lesson.state IS 'held, missed (pupil absent), cancelled (teacher absent)';
COMMENT ON COLUMN ms_course.term IS 'like 2025-autumn, 2026-spring';
