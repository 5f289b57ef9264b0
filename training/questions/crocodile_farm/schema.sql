CREATE TABLE pen (pen_id int PRIMARY KEY, pen_cd text NOT NULL, sect text NOT NULL, cap_qty int NOT NULL, heated_flg boolean NOT NULL);
CREATE TABLE emp (emp_id int PRIMARY KEY, emp_nm text NOT NULL, job_ttl text NOT NULL, hire_dt date NOT NULL, sal_mth numeric(9,2) NOT NULL);
CREATE TABLE croc (croc_id int PRIMARY KEY, tag_no text NOT NULL UNIQUE, spc text NOT NULL, sex_cd char(1) NOT NULL, hatch_dt date NOT NULL, pen_id int REFERENCES pen(pen_id), stat text NOT NULL, exit_dt date);
CREATE TABLE meas (meas_id int PRIMARY KEY, croc_id int NOT NULL REFERENCES croc(croc_id), meas_dt date NOT NULL, len_cm numeric(5,1) NOT NULL, wt_kg numeric(6,2) NOT NULL);
CREATE TABLE clutch (clutch_id int PRIMARY KEY, dam_id int NOT NULL REFERENCES croc(croc_id), laid_dt date NOT NULL, egg_qty int NOT NULL, hatch_qty int, incub_temp_c numeric(4,1) NOT NULL);
CREATE TABLE feed (feed_id int PRIMARY KEY, pen_id int NOT NULL REFERENCES pen(pen_id), emp_id int NOT NULL REFERENCES emp(emp_id), feed_dt date NOT NULL, feed_typ text NOT NULL, qty_kg numeric(7,1) NOT NULL, cost_amt numeric(8,2) NOT NULL);
CREATE TABLE cust (cust_id int PRIMARY KEY, cust_nm text NOT NULL, ctry text NOT NULL, cites_no text);
CREATE TABLE skin_sale (sale_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES cust(cust_id), sale_dt date NOT NULL, skin_qty int NOT NULL, grade_cd char(1) NOT NULL, unit_prc numeric(8,2) NOT NULL, ship_dt date, paid_dt date);
