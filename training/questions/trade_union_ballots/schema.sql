CREATE TABLE u_branch (br_id int PRIMARY KEY, br_name text NOT NULL, closed_on date);
CREATE TABLE u_employer (emp_id int PRIMARY KEY, emp_name text NOT NULL, staff_total int NOT NULL);
CREATE TABLE u_member (mem_no int PRIMARY KEY, full_nm text NOT NULL, br_id int NOT NULL REFERENCES u_branch, emp_id int REFERENCES u_employer, joined_on date NOT NULL, left_on date, recruiter_no int REFERENCES u_member, monthly_sub numeric(5,2) NOT NULL);
CREATE TABLE u_ballot (ballot_id int PRIMARY KEY, emp_id int NOT NULL REFERENCES u_employer, question text NOT NULL, opened_on date NOT NULL, closed_on date, papers_sent int NOT NULL, yes_votes int, no_votes int, spoilt int);
CREATE TABLE u_case (case_no int PRIMARY KEY, mem_no int NOT NULL REFERENCES u_member, rep_no int REFERENCES u_member, issue text NOT NULL, opened_on date NOT NULL, closed_on date, won char(1));
CREATE TABLE u_sub_paid (paid_id int PRIMARY KEY, mem_no int NOT NULL REFERENCES u_member, for_month date NOT NULL, amount numeric(5,2) NOT NULL);
COMMENT ON COLUMN u_case.rep_no IS 'the member acting as representative';
COMMENT ON COLUMN u_case.won IS 'Y, N or null while open';
