CREATE TABLE tutor (tutor_id int PRIMARY KEY, tutor_name text NOT NULL, pay_hour numeric(5,2) NOT NULL, joined date NOT NULL);
CREATE TABLE subject (subject_id int PRIMARY KEY, subject_name text NOT NULL);
CREATE TABLE pupil (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, school_year int NOT NULL, parent_name text NOT NULL, signed_up date NOT NULL);
CREATE TABLE hour_pack (pack_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil, bought_on date NOT NULL, expires_on date NOT NULL, hours numeric(4,1) NOT NULL, price numeric(7,2) NOT NULL, paid_on date);
CREATE TABLE lesson (lesson_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil, tutor_id int NOT NULL REFERENCES tutor, subject_id int NOT NULL REFERENCES subject, booked_on date NOT NULL, starts_at timestamp NOT NULL, minutes int NOT NULL, state text NOT NULL, online boolean NOT NULL);
COMMENT ON COLUMN lesson.state IS 'planned, held, missed, cancelled';
CREATE TABLE grade (grade_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil, subject_id int NOT NULL REFERENCES subject, taken_on date NOT NULL, points int NOT NULL);
CREATE TABLE tutor_payment (pay_id int PRIMARY KEY, tutor_id int NOT NULL REFERENCES tutor, month date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
