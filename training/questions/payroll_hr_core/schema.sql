CREATE TABLE dept (dept_no text PRIMARY KEY, dept_name text NOT NULL, cost_centre text NOT NULL, head_emp int);
CREATE TABLE emp (emp_no int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, dept_no text NOT NULL REFERENCES dept, manager_emp int REFERENCES emp, job text NOT NULL, born_on date NOT NULL, hired_on date NOT NULL, probation_ends date, left_on date, weekly_hours numeric(4,1) NOT NULL, base_salary numeric(9,2) NOT NULL, site text NOT NULL, home_city text NOT NULL);
COMMENT ON COLUMN emp.base_salary IS 'gross per month';
CREATE TABLE payslip (emp_no int NOT NULL REFERENCES emp, period date NOT NULL, gross numeric(9,2) NOT NULL, bonus numeric(9,2) NOT NULL, tax numeric(9,2) NOT NULL, social numeric(9,2) NOT NULL, net numeric(9,2) NOT NULL, paid_on date, PRIMARY KEY (emp_no, period));
COMMENT ON COLUMN payslip.period IS 'first day of the month that is paid';
COMMENT ON COLUMN payslip.gross IS 'includes the bonus';
CREATE TABLE absence (absence_id int PRIMARY KEY, emp_no int NOT NULL REFERENCES emp, kind text NOT NULL, requested_on date NOT NULL, from_day date NOT NULL, to_day date NOT NULL, workdays numeric(4,1) NOT NULL, approved_by int REFERENCES emp, approved_on date, status text NOT NULL);
CREATE TABLE raise (raise_id int PRIMARY KEY, emp_no int NOT NULL REFERENCES emp, decided_on date NOT NULL, effective_from date NOT NULL, old_salary numeric(9,2) NOT NULL, new_salary numeric(9,2) NOT NULL);
