CREATE TABLE tbl_pupil (pupil_id int PRIMARY KEY, first_nm text NOT NULL, last_nm text NOT NULL, gender text, birth_dt date NOT NULL, class_id int NOT NULL, enrol_dt date NOT NULL, leave_dt date, free_meals boolean NOT NULL);
CREATE TABLE tbl_class (class_id int PRIMARY KEY, class_nm text NOT NULL, yr_grp int NOT NULL, teacher_id int NOT NULL, helper_id int, room text NOT NULL);
CREATE TABLE tbl_staff (staff_id int PRIMARY KEY, staff_nm text NOT NULL, job text NOT NULL, fte numeric(3,2) NOT NULL);
CREATE TABLE tbl_absence (abs_id int PRIMARY KEY, pupil_id int NOT NULL, abs_dt date NOT NULL, sessions int NOT NULL, reason_cd char(1) NOT NULL);
CREATE TABLE tbl_reason (reason_cd char(1) PRIMARY KEY, reason_txt text NOT NULL, authorised boolean NOT NULL);
CREATE TABLE tbl_read_test (pupil_id int NOT NULL, test_dt date NOT NULL, score int NOT NULL, target int NOT NULL, PRIMARY KEY (pupil_id, test_dt));
CREATE TABLE tbl_dinner (dinner_dt date NOT NULL, pupil_id int NOT NULL, meal text NOT NULL, price numeric(4,2) NOT NULL, PRIMARY KEY (dinner_dt, pupil_id));
COMMENT ON COLUMN tbl_absence.sessions IS '1 = half a day, 2 = whole day';
