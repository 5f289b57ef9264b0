CREATE TABLE rsrt (rsrt_id int PRIMARY KEY, rsrt_nm text NOT NULL, cntry text NOT NULL, ski_km int NOT NULL, ctr_start_dt date NOT NULL, ctr_fee_eur numeric(10,2) NOT NULL);
CREATE TABLE slope (slope_id int PRIMARY KEY, rsrt_id int NOT NULL REFERENCES rsrt(rsrt_id), slope_nm text NOT NULL, aspect varchar(2) NOT NULL, incl_deg int NOT NULL, alt_m int NOT NULL);
CREATE TABLE ptrl (ptrl_id int PRIMARY KEY, fst_nm text NOT NULL, lst_nm text NOT NULL, rsrt_id int NOT NULL REFERENCES rsrt(rsrt_id), hire_dt date NOT NULL, blast_lic boolean NOT NULL);
CREATE TABLE expl (expl_id int PRIMARY KEY, prod_nm text NOT NULL, unit_cost_eur numeric(8,2) NOT NULL, stk_qty int NOT NULL, min_qty int NOT NULL);
CREATE TABLE shot (
  shot_id int PRIMARY KEY, slope_id int NOT NULL REFERENCES slope(slope_id), ptrl_id int NOT NULL REFERENCES ptrl(ptrl_id), expl_id int NOT NULL REFERENCES expl(expl_id),
  shot_ts timestamptz NOT NULL, chrg_qty int NOT NULL, rslt varchar(10) NOT NULL, slab_m3 int
);
CREATE TABLE clsr (clsr_id int PRIMARY KEY, slope_id int NOT NULL REFERENCES slope(slope_id), cls_ts timestamptz NOT NULL, opn_ts timestamptz, rsn text NOT NULL);
CREATE TABLE bltn (bltn_id int PRIMARY KEY, rsrt_id int NOT NULL REFERENCES rsrt(rsrt_id), bltn_dt date NOT NULL, dngr_lvl int NOT NULL, new_snow_cm int NOT NULL, UNIQUE (rsrt_id, bltn_dt));
