CREATE TABLE cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, tel text, city text, is_trade boolean NOT NULL);
CREATE TABLE emp (emp_no int PRIMARY KEY, emp_nm text NOT NULL, role_cd text NOT NULL CHECK (role_cd IN ('counter','watchmaker','polisher')), hire_dt date);
CREATE TABLE brnd (brnd_no int PRIMARY KEY, brnd_nm text NOT NULL, ctry text);
CREATE TABLE wtch (wtch_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, brnd_no int NOT NULL REFERENCES brnd, mdl_nm text NOT NULL, ser_no text, mvmt text NOT NULL, yr_made int, ins_val_cents bigint);
CREATE TABLE rpr_job (
 job_no int PRIMARY KEY, wtch_no int NOT NULL REFERENCES wtch, recvd_by int NOT NULL REFERENCES emp, done_by int REFERENCES emp, tstd_by int REFERENCES emp, fault_desc text NOT NULL,
 recvd_dt date NOT NULL, quot_dt date, appr_dt date, decl_dt date, start_dt date, done_dt date, pckup_dt date, quot_amt_cents int, final_amt_cents int, wrnty_mths int);
CREATE TABLE part (part_no int PRIMARY KEY, part_desc text NOT NULL, unit_cost_cents int NOT NULL, qty_on_hnd int NOT NULL, reord_lvl int NOT NULL);
CREATE TABLE job_part (job_no int REFERENCES rpr_job, part_no int REFERENCES part, qty int NOT NULL, PRIMARY KEY (job_no, part_no));
