CREATE TABLE zn (
  zn_id int PRIMARY KEY,
  zn_nm text NOT NULL,
  pop int,
  tgt_press_bar numeric(4,2) NOT NULL
);
CREATE TABLE pipe_seg (
  seg_id int PRIMARY KEY,
  zn_id int NOT NULL REFERENCES zn,
  street_nm text NOT NULL,
  matl text NOT NULL,
  diam_mm int NOT NULL,
  len_m numeric(7,1) NOT NULL,
  laid_yr int,
  relined_yr int
);
CREATE TABLE vlv (
  vlv_id int PRIMARY KEY,
  seg_id int NOT NULL REFERENCES pipe_seg,
  vlv_typ text NOT NULL,
  open_fl boolean NOT NULL,
  last_turned_dt date
);
CREATE TABLE crew (
  crew_id int PRIMARY KEY,
  crew_nm text NOT NULL,
  van_reg text,
  hr_rate numeric(6,2) NOT NULL
);
CREATE TABLE leak_rpt (
  leak_id int PRIMARY KEY,
  seg_id int NOT NULL REFERENCES pipe_seg,
  rpt_ts timestamptz NOT NULL,
  rpt_by text NOT NULL,            -- public, sensor, crew
  est_l_per_h int,
  sev smallint NOT NULL,
  rep_ts timestamptz,
  crew_id int REFERENCES crew,
  dig_hrs numeric(5,1),
  matl_cost numeric(9,2)
);
COMMENT ON COLUMN leak_rpt.sev IS '1 = burst, 2 = serious, 3 = weep';
COMMENT ON COLUMN leak_rpt.rep_ts IS 'repaired at; empty while the leak is running';
CREATE TABLE press_rdg (
  zn_id int NOT NULL REFERENCES zn,
  rdg_ts timestamptz NOT NULL,
  bar numeric(4,2) NOT NULL,
  PRIMARY KEY (zn_id, rdg_ts)
);
CREATE TABLE shut_off (
  shut_id int PRIMARY KEY,
  zn_id int NOT NULL REFERENCES zn,
  from_ts timestamptz NOT NULL,
  to_ts timestamptz NOT NULL,
  props_affd int NOT NULL,
  planned_fl boolean NOT NULL
);
