CREATE TABLE minrl (
  min_cd text PRIMARY KEY,
  min_nm text NOT NULL,
  hardn numeric(3,1) NOT NULL,
  chem_grp text NOT NULL,
  birth_mth integer
);
COMMENT ON COLUMN minrl.birth_mth IS 'month of which it is the birthstone';
CREATE TABLE locty (
  loc_id integer PRIMARY KEY,
  loc_nm text NOT NULL,
  ctry text NOT NULL,
  mine_cls_dt date
);
COMMENT ON COLUMN locty.mine_cls_dt IS 'day the mine closed';
CREATE TABLE spcmn (
  spc_id integer PRIMARY KEY,
  min_cd text NOT NULL REFERENCES minrl(min_cd),
  loc_id integer REFERENCES locty(loc_id),
  lbl text NOT NULL,
  wt_ct numeric(7,2) NOT NULL,
  colr text,
  is_cut boolean NOT NULL,
  acq_dt date NOT NULL,
  cost_eur numeric(9,2),
  sold_dt date,
  sold_eur numeric(9,2)
);
COMMENT ON TABLE spcmn IS 'specimens of the collection; weight in carats';
