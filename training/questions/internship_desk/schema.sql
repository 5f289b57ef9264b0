CREATE TABLE schools (sch_id int PRIMARY KEY, sch_name text NOT NULL, kind text NOT NULL);
CREATE TABLE interns (int_id int PRIMARY KEY, int_name text NOT NULL, sch_id int NOT NULL REFERENCES schools, field text NOT NULL);
CREATE TABLE mentors (men_id int PRIMARY KEY, men_name text NOT NULL, section text NOT NULL);
CREATE TABLE stays (stay_id int PRIMARY KEY, int_id int NOT NULL REFERENCES interns, men_id int NOT NULL REFERENCES mentors, applied date NOT NULL, begins date NOT NULL, finishes date NOT NULL, broken_off date, pay_month numeric(7,2) NOT NULL, months int NOT NULL);
CREATE TABLE marks (stay_id int PRIMARY KEY REFERENCES stays, by_mentor int NOT NULL, by_intern int);
COMMENT ON COLUMN marks.by_mentor IS 'mentor on the intern, 1 best to 6 worst';
COMMENT ON COLUMN marks.by_intern IS 'intern on the stay, 1 best to 6 worst';
CREATE TABLE job_offers (stay_id int PRIMARY KEY REFERENCES stays, offered date NOT NULL, taken boolean);
