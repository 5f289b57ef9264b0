CREATE TABLE t_part (part_no text PRIMARY KEY, descr text NOT NULL, std_cost numeric(8,2) NOT NULL, family text NOT NULL);
CREATE TABLE t_line (line_cd char(2) PRIMARY KEY, line_name text NOT NULL, hall text NOT NULL);
CREATE TABLE t_defect_code (def_cd char(3) PRIMARY KEY, def_text text NOT NULL, critical boolean NOT NULL);
CREATE TABLE t_operator (op_no int PRIMARY KEY, op_name text NOT NULL, hr_rate numeric(6,2) NOT NULL, hired date NOT NULL);
-- disp: U use as is, R reworked, S scrapped, null while open
CREATE TABLE t_ncr (ncr_no int PRIMARY KEY, part_no text NOT NULL REFERENCES t_part, line_cd char(2) NOT NULL REFERENCES t_line, def_cd char(3) NOT NULL REFERENCES t_defect_code, found_dt date NOT NULL, closed_dt date, qty_bad int NOT NULL, disp char(1), found_by int NOT NULL REFERENCES t_operator);
CREATE TABLE t_rework (rw_id int PRIMARY KEY, ncr_no int NOT NULL REFERENCES t_ncr, op_no int NOT NULL REFERENCES t_operator, rw_dt date NOT NULL, hrs numeric(5,2) NOT NULL, qty_ok int NOT NULL);
CREATE TABLE t_output (line_cd char(2) NOT NULL REFERENCES t_line, prod_dt date NOT NULL, qty_made int NOT NULL, PRIMARY KEY (line_cd, prod_dt));
