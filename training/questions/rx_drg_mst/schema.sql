CREATE TABLE drg_mst (ndc text PRIMARY KEY, drg_nm text NOT NULL, strn text, frm_cd char(3) NOT NULL, mfr_nm text, awp numeric(8,2) NOT NULL, qty_oh int NOT NULL, ro_pt int NOT NULL, sched_cd int);
CREATE TABLE prscr (prscr_id int PRIMARY KEY, prscr_nm text NOT NULL, spec text, ph text);
CREATE TABLE pat (pat_id int PRIMARY KEY, pat_nm text NOT NULL, dob date NOT NULL, ins_cd char(3), alrg text);
CREATE TABLE ins (ins_cd char(3) PRIMARY KEY, ins_nm text NOT NULL);
CREATE TABLE rph (rph_cd char(2) PRIMARY KEY, rph_nm text NOT NULL);
CREATE TABLE rx_mst (rx_no int PRIMARY KEY, pat_id int NOT NULL REFERENCES pat, prscr_id int NOT NULL REFERENCES prscr, ndc text NOT NULL REFERENCES drg_mst, wrtn_dt date NOT NULL, exp_dt date NOT NULL, qty_prs int NOT NULL, rfl_auth int NOT NULL, dsc_dt date);
CREATE TABLE rx_fil (rx_no int REFERENCES rx_mst, fil_no int, fil_dt date NOT NULL, pu_dt date, qty_dsp int NOT NULL, dys_sup int NOT NULL, amt_drg numeric(8,2) NOT NULL, amt_ins numeric(8,2) NOT NULL, amt_cpy numeric(8,2) NOT NULL, fil_rph char(2) REFERENCES rph(rph_cd), chk_rph char(2) REFERENCES rph(rph_cd), PRIMARY KEY (rx_no, fil_no));
