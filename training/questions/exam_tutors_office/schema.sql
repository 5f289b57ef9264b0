CREATE TABLE subject (subject_id int PRIMARY KEY, subject_name text NOT NULL);
CREATE TABLE tutor (tutor_id int PRIMARY KEY, tutor_name text NOT NULL, asks_per_hour numeric(5,2) NOT NULL, checked_on date, quit_on date);
CREATE TABLE tutor_subject (tutor_id int NOT NULL REFERENCES tutor, subject_id int NOT NULL REFERENCES subject, PRIMARY KEY (tutor_id, subject_id));
CREATE TABLE student (student_id int PRIMARY KEY, student_name text NOT NULL, school text NOT NULL, sibling_id int REFERENCES student, signed_up date NOT NULL);
CREATE TABLE booking (booking_id int PRIMARY KEY, student_id int NOT NULL REFERENCES student, tutor_id int NOT NULL REFERENCES tutor, subject_id int NOT NULL REFERENCES subject, lesson_start timestamp NOT NULL, minutes int NOT NULL, rate_hour numeric(5,2) NOT NULL, outcome text NOT NULL);
CREATE TABLE exam (exam_id int PRIMARY KEY, student_id int NOT NULL REFERENCES student, subject_id int NOT NULL REFERENCES subject, taken_on date NOT NULL, hoped_for int NOT NULL, got int);
COMMENT ON COLUMN booking.outcome IS 'held, no show, cancelled, to come';
COMMENT ON COLUMN exam.got IS 'mark 1 to 9, 9 best; null until known';
COMMENT ON COLUMN tutor.checked_on IS 'police check seen';
