CREATE TABLE tbl_customer (cust_id int PRIMARY KEY, cust_name text, region text, contract bool);
CREATE TABLE tbl_instr_type (type_id int PRIMARY KEY, type_name text, interval_mon int, list_price numeric(7,2));
CREATE TABLE tbl_instr (instr_id int PRIMARY KEY, cust_id int, type_id int, serial_no text, scrapped_dt date);
CREATE TABLE tbl_tech (tech_id int PRIMARY KEY, tech_name text, lab text);
CREATE TABLE tbl_cal (cal_id int PRIMARY KEY, instr_id int, tech_id int, reviewer_id int, recv_dt date, cal_dt date, ret_dt date, as_found text, as_left text, price numeric(7,2), rebate_pct numeric(4,1));
CREATE TABLE tbl_ref_std (std_id int PRIMARY KEY, std_name text, cert_no text, cert_until date);
CREATE TABLE tbl_cal_std (cal_id int, std_id int, PRIMARY KEY (cal_id, std_id));
