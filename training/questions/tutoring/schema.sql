CREATE TABLE subjects (id int PRIMARY KEY, title text NOT NULL, level text NOT NULL);
CREATE TABLE tutors (id int PRIMARY KEY, name text NOT NULL, university text, hourly_pay numeric(5,2) NOT NULL, online_only boolean NOT NULL, checked_until date, quit_on date);
CREATE TABLE tutor_subjects (tutor_id int REFERENCES tutors, subject_id int REFERENCES subjects, PRIMARY KEY (tutor_id, subject_id));
CREATE TABLE families (id int PRIMARY KEY, surname text NOT NULL, postcode text, phone text, balance numeric(8,2) NOT NULL DEFAULT 0, heard_from text);
CREATE TABLE pupils (id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, first_name text NOT NULL, birth_date date, school_year int, school text);
CREATE TABLE packages (id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, hours_bought numeric(5,1) NOT NULL, price numeric(8,2) NOT NULL, bought_on date NOT NULL, paid_on date);
CREATE TABLE lessons (id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, tutor_id int NOT NULL REFERENCES tutors, subject_id int NOT NULL REFERENCES subjects, begins timestamptz NOT NULL, hours numeric(3,1) NOT NULL, mode text NOT NULL, status text NOT NULL, feedback text);
CREATE TABLE mock_tests (id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, subject_id int NOT NULL REFERENCES subjects, sat_on date NOT NULL, marks int NOT NULL, out_of int NOT NULL);
