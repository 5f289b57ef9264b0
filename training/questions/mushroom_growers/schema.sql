CREATE TABLE strn (
  strn_cd varchar(4) PRIMARY KEY,
  strn_nm varchar(40) NOT NULL,
  day_pin int,
  tgt_kg numeric(5,2)
);
COMMENT ON COLUMN strn.day_pin IS 'usual days from spawning to first pins';
COMMENT ON COLUMN strn.tgt_kg IS 'target kg per block';
CREATE TABLE rm (
  rm_no int PRIMARY KEY,
  rm_nm varchar(20),
  cap_blk int,
  hum_tgt int,
  cln_dt date
);
CREATE TABLE btch (
  b_no int PRIMARY KEY,
  strn_cd varchar(4),
  rm_no int REFERENCES rm(rm_no),
  spwn_dt date NOT NULL,
  blk_qty int NOT NULL,
  sub varchar(12),
  cont_yn char(1) DEFAULT 'N',
  end_dt date
);
COMMENT ON COLUMN btch.sub IS 'substrate';
COMMENT ON COLUMN btch.cont_yn IS 'contaminated';
CREATE TABLE pick (
  p_no int PRIMARY KEY,
  b_no int REFERENCES btch(b_no),
  pk_dt date NOT NULL,
  flush smallint,
  kg numeric(7,2) NOT NULL,
  w_no int,
  grd char(1)
);
CREATE TABLE wrkr (
  w_no int PRIMARY KEY,
  w_nm varchar(40) NOT NULL,
  hr_rt numeric(5,2),
  strt date,
  lft date
);
CREATE TABLE cli (
  c_no int PRIMARY KEY,
  c_nm varchar(50) NOT NULL,
  twn varchar(30),
  typ varchar(12),
  stp_yn char(1)
);
COMMENT ON COLUMN cli.stp_yn IS 'deliveries stopped';
CREATE TABLE dlv (
  d_no int PRIMARY KEY,
  c_no int,
  d_dt date NOT NULL,
  strn_cd varchar(4) REFERENCES strn(strn_cd),
  kg numeric(7,2) NOT NULL,
  pr_kg numeric(5,2) NOT NULL,
  pd_dt date
);
