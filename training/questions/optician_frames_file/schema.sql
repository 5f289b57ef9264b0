CREATE TABLE br_kunde (kd_id int PRIMARY KEY, nachn text NOT NULL, vorn text NOT NULL, geb date NOT NULL, post_ok boolean NOT NULL);
COMMENT ON TABLE br_kunde IS 'customers: nachn surname, vorn first name, geb born, post_ok may be written to';
CREATE TABLE br_refr (rf_id int PRIMARY KEY, kd_id int NOT NULL REFERENCES br_kunde, rf_dat date NOT NULL, sph_r numeric(4,2) NOT NULL, sph_l numeric(4,2) NOT NULL, addn numeric(3,2), opt text NOT NULL);
COMMENT ON TABLE br_refr IS 'eye tests: sph_r right eye and sph_l left eye in dioptres, addn reading addition (empty if none), opt optician who tested';
CREATE TABLE br_fass (fs_id text PRIMARY KEY, marke text NOT NULL, farbe text NOT NULL, ek numeric(7,2) NOT NULL, vk numeric(7,2) NOT NULL, lager int NOT NULL);
COMMENT ON TABLE br_fass IS 'frames: marke brand, farbe colour, ek what we pay, vk what we charge, lager pieces in stock';
CREATE TABLE br_auftr (au_id int PRIMARY KEY, kd_id int NOT NULL REFERENCES br_kunde, rf_id int REFERENCES br_refr, fs_id text REFERENCES br_fass, glas char(2) NOT NULL, p_glas numeric(7,2) NOT NULL, p_fass numeric(7,2) NOT NULL, kasse numeric(7,2) NOT NULL, best_am date NOT NULL, fert_am date, abg_am date, berater text NOT NULL);
COMMENT ON TABLE br_auftr IS 'orders of spectacles: p_glas price of lenses, p_fass price of frame (0 with own frame), kasse paid by the health insurer, best_am ordered, fert_am ready, abg_am collected, berater adviser';
COMMENT ON COLUMN br_auftr.glas IS 'EV single vision, GL varifocal, SO sunglasses';
