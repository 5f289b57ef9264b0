CREATE TABLE klasse (class_code text PRIMARY KEY, class_teacher text NOT NULL, grade int NOT NULL);
CREATE TABLE pupil (pupil_no int PRIMARY KEY, pupil_name text NOT NULL, class_code text NOT NULL REFERENCES klasse, date_of_birth date NOT NULL, enrolled date NOT NULL, left_school date);
CREATE TABLE absence_type (code char(1) PRIMARY KEY, meaning text NOT NULL, authorised boolean NOT NULL);
CREATE TABLE absence (absence_no int PRIMARY KEY, pupil_no int NOT NULL REFERENCES pupil, day date NOT NULL, lessons int NOT NULL, code char(1) NOT NULL REFERENCES absence_type, note_received date);
COMMENT ON COLUMN absence.note_received IS 'date the parents'' note came; empty if none';
CREATE TABLE late_arrival (late_no int PRIMARY KEY, pupil_no int NOT NULL REFERENCES pupil, day date NOT NULL, minutes int NOT NULL, bus_delay boolean NOT NULL);
CREATE TABLE parent_letter (letter_no int PRIMARY KEY, pupil_no int NOT NULL REFERENCES pupil, sent_on date NOT NULL, level int NOT NULL, reply_by date NOT NULL, replied_on date);
COMMENT ON COLUMN parent_letter.level IS '1 reminder, 2 warning, 3 fine';
