CREATE TABLE band (bnd_id integer PRIMARY KEY, bnd_nm text NOT NULL, ctry text NOT NULL, form_yr integer NOT NULL, split_yr integer, genre text NOT NULL);
CREATE TABLE musician (mus_id integer PRIMARY KEY, mus_nm text NOT NULL, instr text NOT NULL, birth_yr integer);
CREATE TABLE lineup (bnd_id integer NOT NULL REFERENCES band(bnd_id), mus_id integer NOT NULL REFERENCES musician(mus_id), join_yr integer NOT NULL, leave_yr integer);
CREATE TABLE album (alb_id integer PRIMARY KEY, bnd_id integer NOT NULL REFERENCES band(bnd_id), title text NOT NULL, rel_yr integer NOT NULL, lbl text, tracks integer NOT NULL, len_min numeric(4,1));
CREATE TABLE chart_pos (alb_id integer NOT NULL REFERENCES album(alb_id), ctry text NOT NULL, peak integer NOT NULL, wks integer NOT NULL);
COMMENT ON COLUMN chart_pos.wks IS 'weeks in the chart';
COMMENT ON COLUMN album.lbl IS 'record label';
