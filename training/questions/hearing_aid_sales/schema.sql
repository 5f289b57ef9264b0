CREATE TABLE branch (br_cd text PRIMARY KEY, br_nm text NOT NULL, rent_pm numeric(8,2) NOT NULL);
CREATE TABLE device (dev_cd text PRIMARY KEY, dev_nm text NOT NULL, maker text NOT NULL, buy_prc numeric(8,2) NOT NULL, sell_prc numeric(8,2) NOT NULL, rechargeable char(1) NOT NULL);
CREATE TABLE client (cl_no int PRIMARY KEY, cl_nm text NOT NULL, br_cd text NOT NULL REFERENCES branch, dt_reg date NOT NULL, yr_birth int NOT NULL);
CREATE TABLE trial (tr_no int PRIMARY KEY, cl_no int NOT NULL REFERENCES client, dev_cd text NOT NULL REFERENCES device, dt_start date NOT NULL, dt_end date, result text, fitter text NOT NULL);
COMMENT ON COLUMN trial.result IS 'KEPT, RETURNED, SWAPPED; empty while the trial runs';
CREATE TABLE sale (sl_no int PRIMARY KEY, tr_no int NOT NULL REFERENCES trial, dt_sold date NOT NULL, pieces int NOT NULL, unit_prc numeric(8,2) NOT NULL, disc_pct numeric(4,1) NOT NULL, ins_part numeric(8,2) NOT NULL);
COMMENT ON COLUMN sale.ins_part IS 'part of the total that the health insurer pays';
CREATE TABLE battery_plan (cl_no int PRIMARY KEY REFERENCES client, dt_from date NOT NULL, monthly numeric(5,2) NOT NULL, dt_stop date);
