CREATE TABLE n_act (act_no text PRIMARY KEY, act_kd char(3) NOT NULL, sgn_dt date, drft_dt date NOT NULL, nty text NOT NULL, clk text NOT NULL, val_obj numeric(12,2), reg_dt date);
COMMENT ON TABLE n_act IS 'deeds: drft_dt drafted, sgn_dt signed, reg_dt entered in the register; nty notary, clk clerk; val_obj value of what it is about';
CREATE TABLE n_kd (act_kd char(3) PRIMARY KEY, kd_txt text NOT NULL, fix_fee numeric(8,2) NOT NULL);
ALTER TABLE n_act ADD FOREIGN KEY (act_kd) REFERENCES n_kd;
CREATE TABLE n_prs (prs int PRIMARY KEY, prs_nm text NOT NULL, leg_form text NOT NULL);
COMMENT ON COLUMN n_prs.leg_form IS 'natural person, company, association';
CREATE TABLE n_act_prs (act_no text NOT NULL REFERENCES n_act, prs int NOT NULL REFERENCES n_prs, rl char(1) NOT NULL, PRIMARY KEY (act_no, prs, rl));
COMMENT ON COLUMN n_act_prs.rl IS 'S seller, B buyer, D donor, R receiver, W witness';
CREATE TABLE n_fee (fee_id int PRIMARY KEY, act_no text NOT NULL REFERENCES n_act, due_prs int NOT NULL REFERENCES n_prs (prs), amt numeric(9,2) NOT NULL, tax numeric(9,2) NOT NULL, inv_dt date NOT NULL, pd_dt date);
