CREATE TABLE ent (ent_id int PRIMARY KEY, ent_nm text NOT NULL, ent_cls text NOT NULL, crt_ts timestamp NOT NULL, del_ts timestamp);
COMMENT ON TABLE ent IS 'articles of the outdoor shop; del_ts when it was taken out of the shop';
CREATE TABLE atr (atr_cd text PRIMARY KEY, atr_lbl text NOT NULL, unit text);
CREATE TABLE val (ent_id int NOT NULL REFERENCES ent, atr_cd text NOT NULL REFERENCES atr, v_num numeric(10,2), v_txt text, PRIMARY KEY (ent_id, atr_cd));
COMMENT ON TABLE val IS 'properties of the articles, one row for each: a number in v_num or a text in v_txt';
CREATE TABLE shp_ord (o_id int PRIMARY KEY, o_ts timestamp NOT NULL, e_mail text NOT NULL, ctry char(2) NOT NULL, o_st text NOT NULL);
COMMENT ON COLUMN shp_ord.o_st IS 'new, packed, sent, back';
CREATE TABLE shp_pos (o_id int NOT NULL REFERENCES shp_ord, ent_id int NOT NULL REFERENCES ent, n int NOT NULL, pr_ct int NOT NULL, PRIMARY KEY (o_id, ent_id));
COMMENT ON TABLE shp_pos IS 'order lines: n pieces at pr_ct cents each';
