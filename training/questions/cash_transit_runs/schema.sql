CREATE TABLE ct_brnch (br_cd text PRIMARY KEY, br_nm text NOT NULL, bank text NOT NULL, lim_ct bigint NOT NULL);
COMMENT ON TABLE ct_brnch IS 'bank branches and shops we serve; lim_ct is the most cash they may keep, in cents';
CREATE TABLE ct_veh (reg text PRIMARY KEY, armr smallint NOT NULL, last_insp date NOT NULL);
COMMENT ON COLUMN ct_veh.armr IS 'armour class 1 to 4';
CREATE TABLE ct_emp (e_no int PRIMARY KEY, e_nm text NOT NULL, gun_lic char(1) NOT NULL);
CREATE TABLE ct_tour (tr_no int PRIMARY KEY, tr_dt date NOT NULL, reg text NOT NULL REFERENCES ct_veh, drv int NOT NULL REFERENCES ct_emp (e_no), grd int NOT NULL REFERENCES ct_emp (e_no), km int);
COMMENT ON TABLE ct_tour IS 'tours: drv driver, grd guard, km empty while on the road';
CREATE TABLE ct_bag (bag_no text PRIMARY KEY, tr_no int NOT NULL REFERENCES ct_tour, fr_br text NOT NULL REFERENCES ct_brnch (br_cd), to_br text NOT NULL REFERENCES ct_brnch (br_cd), decl_ct bigint NOT NULL, cnt_ct bigint, ccy char(3) NOT NULL);
COMMENT ON TABLE ct_bag IS 'money bags: fr_br from, to_br to, decl_ct declared by the sender, cnt_ct counted on arrival, both in cents; cnt_ct empty while not counted';
