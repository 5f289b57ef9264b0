CREATE TABLE einsatz (e_nr int PRIMARY KEY, anruf timestamp NOT NULL, kunde_nm text NOT NULL, kunde_str text NOT NULL, kunde_ort text NOT NULL, mieter boolean NOT NULL, verwaltung text, art_cd text NOT NULL, notdienst boolean NOT NULL, monteur text, azubi text, beginn timestamp, ende timestamp, km int NOT NULL, lohn numeric(8,2), material numeric(8,2), anfahrt numeric(6,2), re_nr text, re_am date, bezahlt_am date);
COMMENT ON TABLE einsatz IS 'plumbing jobs, one row each: anruf the call came, kunde_ customer name, street, town; mieter tenant; verwaltung property manager who pays, if any; notdienst emergency service; monteur plumber, azubi apprentice with him; beginn and ende start and end of work; lohn labour, material, anfahrt travel charge; re_nr invoice, re_am invoiced on, bezahlt_am paid on';
CREATE TABLE art (art_cd text PRIMARY KEY, art_txt text NOT NULL, soll_min int NOT NULL);
COMMENT ON COLUMN art.soll_min IS 'minutes it should take';
ALTER TABLE einsatz ADD FOREIGN KEY (art_cd) REFERENCES art;
CREATE TABLE hv (hv_nm text PRIMARY KEY, ziel_tage int NOT NULL, rabatt_pct numeric(4,1) NOT NULL);
COMMENT ON TABLE hv IS 'property managers: ziel_tage days they have to pay, rabatt_pct discount';
