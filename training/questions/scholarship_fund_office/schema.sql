CREATE TABLE university (uni_id int PRIMARY KEY, uni_name text NOT NULL, city text NOT NULL, country char(2) NOT NULL);
CREATE TABLE scheme (scheme_id int PRIMARY KEY, scheme_name text NOT NULL, level char(1) NOT NULL CHECK (level IN ('B','M','D')), yearly_amount numeric(9,2) NOT NULL);
COMMENT ON COLUMN scheme.level IS 'B bachelor, M master, D doctorate';
CREATE TABLE student (student_id int PRIMARY KEY, student_name text NOT NULL, sex char(1) CHECK (sex IN ('F','M')), nationality char(2) NOT NULL, birth_date date, parents_income numeric(9,2));
CREATE TABLE application (app_id int PRIMARY KEY, student_id int NOT NULL REFERENCES student, scheme_id int NOT NULL REFERENCES scheme, uni_id int NOT NULL REFERENCES university, submitted_on date NOT NULL, decided_on date, verdict smallint CHECK (verdict IN (0,1,2)), score int);
COMMENT ON COLUMN application.verdict IS '1 granted, 0 declined, 2 waiting list; empty: not decided';
CREATE TABLE instalment (inst_id int PRIMARY KEY, app_id int NOT NULL REFERENCES application, due_on date NOT NULL, amount numeric(9,2) NOT NULL, sent_on date, stopped boolean NOT NULL);
CREATE TABLE report (report_id int PRIMARY KEY, app_id int NOT NULL REFERENCES application, due_on date NOT NULL, handed_in date, mark char(1) CHECK (mark IN ('G','S','P')));
COMMENT ON COLUMN report.mark IS 'G good, S satisfactory, P poor';
