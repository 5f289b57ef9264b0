CREATE TABLE ll_hse (hse char(2) PRIMARY KEY, hse_nm text NOT NULL, beds int NOT NULL, stars smallint NOT NULL);
CREATE TABLE ll_itm (itm char(3) PRIMARY KEY, dscr text NOT NULL, wash_pr numeric(5,2) NOT NULL, lost_pr numeric(6,2) NOT NULL);
COMMENT ON COLUMN ll_itm.lost_pr IS 'charged for a lost piece';
CREATE TABLE ll_run (run_no int PRIMARY KEY, hse char(2) NOT NULL REFERENCES ll_hse, drv text NOT NULL, pu_dt date NOT NULL, due_dt date NOT NULL, ret_dt date);
COMMENT ON TABLE ll_run IS 'laundry rounds: pu_dt dirty linen fetched, due_dt clean linen due back, ret_dt brought back';
CREATE TABLE ll_cnt (run_no int NOT NULL REFERENCES ll_run, itm char(3) NOT NULL REFERENCES ll_itm, q_out int NOT NULL, q_back int, q_stain int NOT NULL DEFAULT 0, PRIMARY KEY (run_no, itm));
COMMENT ON TABLE ll_cnt IS 'pieces per run: q_out taken from the hotel, q_back returned clean, q_stain of them with stains left';
CREATE TABLE ll_inv (inv_no int PRIMARY KEY, hse char(2) NOT NULL REFERENCES ll_hse, inv_mth date NOT NULL, amt numeric(9,2) NOT NULL, pd_amt numeric(9,2) NOT NULL, due_dt date NOT NULL);
COMMENT ON COLUMN ll_inv.inv_mth IS 'first day of the month billed';
