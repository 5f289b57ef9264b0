CREATE TABLE stud (stud_nr int PRIMARY KEY, nm text NOT NULL, prog_cd text NOT NULL, start_sem text NOT NULL, left_on date);
CREATE TABLE prog (prog_cd text PRIMARY KEY, prog_nm text NOT NULL, degree text NOT NULL, fee_per_ects numeric(6,2) NOT NULL);
CREATE TABLE modul (mod_cd text PRIMARY KEY, mod_nm text NOT NULL, ects int NOT NULL, lect_id int NOT NULL, examiner_id int);
CREATE TABLE lect (lect_id int PRIMARY KEY, lect_nm text NOT NULL, chair text NOT NULL);
CREATE TABLE sitting (sit_id int PRIMARY KEY, mod_cd text NOT NULL, sit_dt date NOT NULL, hall text NOT NULL, seats int NOT NULL, resit boolean NOT NULL);
CREATE TABLE mark (sit_id int NOT NULL, stud_nr int NOT NULL, pts numeric(5,1), grade numeric(2,1), absent boolean NOT NULL, PRIMARY KEY (sit_id, stud_nr));
COMMENT ON COLUMN mark.grade IS '1.0 best, above 4.0 failed; empty when absent';
CREATE TABLE appeal (appeal_id int PRIMARY KEY, sit_id int NOT NULL, stud_nr int NOT NULL, filed date NOT NULL, answered date, granted boolean);
