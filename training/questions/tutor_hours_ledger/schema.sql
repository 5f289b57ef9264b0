CREATE TABLE tutors (tutor_id serial PRIMARY KEY, name text NOT NULL, city text NOT NULL, pay_per_hour numeric(6,2) NOT NULL, started date NOT NULL, stopped date);
CREATE TABLE families (family_id serial PRIMARY KEY, surname text NOT NULL, district text NOT NULL, price_per_hour numeric(6,2) NOT NULL, signed_up date NOT NULL);
CREATE TABLE pupils (pupil_id serial PRIMARY KEY, first_name text NOT NULL, family_id int NOT NULL REFERENCES families, school_year int NOT NULL);
CREATE TABLE subjects (subject_id serial PRIMARY KEY, subject text NOT NULL, area text NOT NULL);
COMMENT ON COLUMN subjects.area IS 'languages or sciences';
CREATE TABLE tutor_subjects (tutor_id int REFERENCES tutors, subject_id int REFERENCES subjects, top_year int NOT NULL, PRIMARY KEY (tutor_id, subject_id));
CREATE TABLE lessons (lesson_id serial PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, tutor_id int NOT NULL REFERENCES tutors, subject_id int NOT NULL REFERENCES subjects, held_on date NOT NULL, minutes int NOT NULL, travel_cost numeric(5,2) NOT NULL, online boolean NOT NULL, pupil_absent boolean NOT NULL);
CREATE TABLE payments (payment_id serial PRIMARY KEY, family_id int NOT NULL REFERENCES families, paid_on date NOT NULL, for_month date NOT NULL, amount numeric(8,2) NOT NULL);
COMMENT ON COLUMN payments.for_month IS 'first day of the month that is paid for';
