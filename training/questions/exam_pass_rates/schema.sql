CREATE TABLE tbl_centre (centre_no int PRIMARY KEY, centre_name text NOT NULL, country text NOT NULL, seat_capacity int NOT NULL);
CREATE TABLE tbl_exam (exam_code text PRIMARY KEY, exam_title text NOT NULL, cefr text NOT NULL, fee numeric(6,2) NOT NULL, pass_mark int NOT NULL, max_mark int NOT NULL);
CREATE TABLE tbl_session (session_no int PRIMARY KEY, exam_code text NOT NULL REFERENCES tbl_exam, centre_no int NOT NULL REFERENCES tbl_centre, exam_day date NOT NULL, seats int NOT NULL, results_out_on date);
CREATE TABLE tbl_candidate (cand_no int PRIMARY KEY, cand_name text NOT NULL, born date NOT NULL, first_language text, school text);
CREATE TABLE tbl_entry (session_no int NOT NULL REFERENCES tbl_session, cand_no int NOT NULL REFERENCES tbl_candidate, entered_on date NOT NULL, fee_paid numeric(6,2) NOT NULL, turned_up int, written_mark int, oral_mark int, PRIMARY KEY (session_no, cand_no));
COMMENT ON COLUMN tbl_entry.turned_up IS '1 sat the exam, 0 absent, null before the exam';
COMMENT ON COLUMN tbl_entry.oral_mark IS 'written and oral mark are added up; passed when the sum reaches the pass mark';
CREATE TABLE tbl_appeal (appeal_no int PRIMARY KEY, session_no int NOT NULL, cand_no int NOT NULL, lodged_on date NOT NULL, decided_on date, mark_change int, FOREIGN KEY (session_no, cand_no) REFERENCES tbl_entry);
