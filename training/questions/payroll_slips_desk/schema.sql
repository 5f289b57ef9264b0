CREATE TABLE emp (emp_no text PRIMARY KEY, surname text NOT NULL, first_nm text NOT NULL, dept_cd text NOT NULL, hire_dt date NOT NULL, leave_dt date, grade int NOT NULL);
CREATE TABLE dept (dept_cd text PRIMARY KEY, dept_nm text NOT NULL, cost_ctr int NOT NULL);
CREATE TABLE slip (slip_id int PRIMARY KEY, emp_no text NOT NULL, pay_month date NOT NULL, paid_dt date, gross_amt numeric(9,2) NOT NULL, tax_amt numeric(9,2) NOT NULL, pens_amt numeric(9,2) NOT NULL, net_amt numeric(9,2) NOT NULL);
COMMENT ON COLUMN slip.pay_month IS 'first day of the month the pay is for';
CREATE TABLE slip_extra (extra_id int PRIMARY KEY, slip_id int NOT NULL, typ text NOT NULL, units numeric(6,2) NOT NULL, unit_rate numeric(7,2) NOT NULL);
COMMENT ON COLUMN slip_extra.typ IS 'OT overtime, NS night shift, BO bonus, ON on-call';
CREATE TABLE garnish (garn_id int PRIMARY KEY, emp_no text NOT NULL, creditor text NOT NULL, monthly_amt numeric(8,2) NOT NULL, start_dt date NOT NULL, end_dt date);
