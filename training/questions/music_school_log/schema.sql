CREATE TABLE teachers (teacher_id int PRIMARY KEY, name text NOT NULL, employed_since date NOT NULL, contract_hours numeric(4,1) NOT NULL);
CREATE TABLE instruments (instrument_id int PRIMARY KEY, instrument text NOT NULL, family text NOT NULL);
CREATE TABLE pupils (pupil_id int PRIMARY KEY, name text NOT NULL, birth_date date NOT NULL, village text NOT NULL, sibling_discount boolean NOT NULL);
CREATE TABLE enrolments (enrolment_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, teacher_id int NOT NULL REFERENCES teachers, instrument_id int NOT NULL REFERENCES instruments, weekly_minutes int NOT NULL, from_date date NOT NULL, to_date date, monthly_fee numeric(7,2) NOT NULL);
CREATE TABLE lessons (lesson_id int PRIMARY KEY, enrolment_id int NOT NULL REFERENCES enrolments, lesson_at timestamp NOT NULL, status text NOT NULL);
COMMENT ON COLUMN lessons.status IS 'held, pupil_absent, teacher_absent, holiday';
CREATE TABLE loan_instruments (loan_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, instrument_id int NOT NULL REFERENCES instruments, inventory_no text NOT NULL, lent_on date NOT NULL, back_on date, monthly_rent numeric(6,2) NOT NULL);
CREATE TABLE recital_entries (entry_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, recital_date date NOT NULL, composer text NOT NULL, piece text NOT NULL);
