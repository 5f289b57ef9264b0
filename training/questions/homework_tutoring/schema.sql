CREATE TABLE tutor (id integer PRIMARY KEY, full_name text NOT NULL, hourly_pay numeric(6,2) NOT NULL, active boolean NOT NULL, started_on date NOT NULL);
CREATE TABLE subject (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE tutor_subject (tutor_id integer NOT NULL REFERENCES tutor, subject_id integer NOT NULL REFERENCES subject, PRIMARY KEY (tutor_id, subject_id));
CREATE TABLE parent (id integer PRIMARY KEY, full_name text NOT NULL, phone text NOT NULL, email text, town text NOT NULL);
CREATE TABLE pupil (id integer PRIMARY KEY, parent_id integer NOT NULL REFERENCES parent, first_name text NOT NULL, last_name text NOT NULL, school text NOT NULL, grade integer NOT NULL, enrolled_on date NOT NULL, left_on date);
CREATE TABLE session (id integer PRIMARY KEY, pupil_id integer NOT NULL REFERENCES pupil, tutor_id integer NOT NULL REFERENCES tutor, subject_id integer NOT NULL REFERENCES subject, begins_at timestamp NOT NULL, minutes integer NOT NULL, fee numeric(6,2) NOT NULL, online boolean NOT NULL, attendance text NOT NULL);
CREATE TABLE invoice (id integer PRIMARY KEY, parent_id integer NOT NULL REFERENCES parent, issued_on date NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE school_report (id integer PRIMARY KEY, pupil_id integer NOT NULL REFERENCES pupil, subject_id integer NOT NULL REFERENCES subject, reported_on date NOT NULL, mark integer NOT NULL);
