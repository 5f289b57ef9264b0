CREATE TABLE programmes (programme_id int PRIMARY KEY, programme text NOT NULL, weeks int NOT NULL, tuition numeric(8,2) NOT NULL);
CREATE TABLE cohorts (cohort_id int PRIMARY KEY, programme_id int NOT NULL REFERENCES programmes, city text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, places int NOT NULL, lead_teacher text NOT NULL);
CREATE TABLE applicants (applicant_id int PRIMARY KEY, full_name text NOT NULL, applied_on date NOT NULL, cohort_id int NOT NULL REFERENCES cohorts, came_from text NOT NULL, test_score int, decision text, decided_on date);
CREATE TABLE students (student_id int PRIMARY KEY, applicant_id int NOT NULL REFERENCES applicants, enrolled_on date NOT NULL, funding text NOT NULL, dropped_out_on date, graduated_on date);
CREATE TABLE tuition_payments (payment_id int PRIMARY KEY, student_id int NOT NULL REFERENCES students, due_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE attendance_days (student_id int NOT NULL REFERENCES students, class_day date NOT NULL, present boolean NOT NULL, PRIMARY KEY (student_id, class_day));
CREATE TABLE job_outcomes (student_id int PRIMARY KEY REFERENCES students, hired_on date NOT NULL, employer text NOT NULL, salary int);
COMMENT ON COLUMN applicants.decision IS 'admitted, rejected, waitlist; null while open';
COMMENT ON COLUMN students.funding IS 'self, loan, voucher, employer';
