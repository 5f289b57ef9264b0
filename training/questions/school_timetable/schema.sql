CREATE TABLE teacher (teacher_no integer PRIMARY KEY, name text NOT NULL, age integer, hired date NOT NULL, is_head boolean NOT NULL DEFAULT false);
CREATE TABLE subject (code text PRIMARY KEY, title text NOT NULL, department text NOT NULL);
CREATE TABLE form (form_name text PRIMARY KEY, year_group integer NOT NULL, pupils integer NOT NULL, tutor_no integer);
CREATE TABLE room (room_no text PRIMARY KEY, building text NOT NULL, seats integer NOT NULL, kind text NOT NULL);
CREATE TABLE lesson (id integer PRIMARY KEY, form_name text NOT NULL, subject_code text NOT NULL, teacher_no integer NOT NULL, room_no text, weekday text NOT NULL, period integer NOT NULL);
COMMENT ON TABLE lesson IS 'weekly timetable, one row per lesson; period 1 is the first of the day';
COMMENT ON COLUMN form.tutor_no IS 'teacher who looks after the form';
