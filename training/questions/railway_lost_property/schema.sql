CREATE TABLE stn (stn_cd char(3) PRIMARY KEY, stn_nm text NOT NULL, line_nm text NOT NULL);
CREATE TABLE item_cat (cat_cd int PRIMARY KEY, cat_nm text NOT NULL, keep_days int NOT NULL);
CREATE TABLE fnd_item (item_no int PRIMARY KEY, stn_cd char(3) NOT NULL, cat_cd int NOT NULL, descr text NOT NULL, dt_found date NOT NULL, dt_logged date NOT NULL, dt_returned date, dt_disposed date, est_val_cents int, shelf text);
CREATE TABLE loss_rpt (rpt_no int PRIMARY KEY, psngr_nm text NOT NULL, cat_cd int NOT NULL, descr text NOT NULL, dt_lost date NOT NULL, dt_rpt date NOT NULL, item_no int, closed_yn char(1) NOT NULL);
CREATE TABLE fee_rcpt (rcpt_no int PRIMARY KEY, item_no int NOT NULL, dt_paid date NOT NULL, fee_cents int NOT NULL, pay_how text NOT NULL);
