CREATE TABLE opt_shop (sh char(2) PRIMARY KEY, sh_nm text NOT NULL);
CREATE TABLE opt_cl (cl_no int PRIMARY KEY, sname text NOT NULL, fname text NOT NULL, dob date NOT NULL, nhs char(1) NOT NULL, recall_dt date);
COMMENT ON TABLE opt_cl IS 'clients; nhs Y: eye test paid by the state; recall_dt next eye test due';
CREATE TABLE opt_rx (rx_no int PRIMARY KEY, cl_no int NOT NULL REFERENCES opt_cl, sh char(2) NOT NULL REFERENCES opt_shop, opto text NOT NULL, rx_dt date NOT NULL, r_sph numeric(4,2) NOT NULL, l_sph numeric(4,2) NOT NULL, addn numeric(4,2));
COMMENT ON TABLE opt_rx IS 'eye tests: opto the optometrist, r_sph and l_sph strength right and left, addn reading addition';
CREATE TABLE opt_ord (o_no int PRIMARY KEY, rx_no int NOT NULL REFERENCES opt_rx, typ char(2) NOT NULL, frame text, fr_px numeric(7,2) NOT NULL, ln_px numeric(7,2) NOT NULL, dsc numeric(7,2) NOT NULL, o_dt date NOT NULL, lab_dt date, back_dt date, coll_dt date, remake_of int REFERENCES opt_ord);
COMMENT ON TABLE opt_ord IS 'glasses and lenses: fr_px frame price, ln_px lens price, dsc discount; o_dt ordered, lab_dt sent to the workshop, back_dt back from it, coll_dt collected; remake_of: made again because the first was wrong';
COMMENT ON COLUMN opt_ord.typ IS 'SV single vision glasses, VF varifocals, CL contact lenses';
