CREATE TABLE t_itm (
  itm_cd int PRIMARY KEY,
  itm_desc text NOT NULL,
  cntry text NOT NULL,
  mtl text NOT NULL,
  mint_yr int NOT NULL,
  grd text,
  acq_dt date NOT NULL,
  acq_cst numeric(10,2) NOT NULL,
  ask_prc numeric(10,2) NOT NULL,
  src_cd text NOT NULL
);
CREATE TABLE t_clt (
  clt_cd int PRIMARY KEY,
  clt_nm text NOT NULL,
  res_cntry text NOT NULL,
  vip_fl boolean NOT NULL,
  fst_dt date NOT NULL
);
CREATE TABLE t_usr (
  usr_cd int PRIMARY KEY,
  usr_nm text NOT NULL,
  comm_pct numeric(4,1) NOT NULL
);
CREATE TABLE t_sal (
  sal_no int PRIMARY KEY,
  clt_cd int NOT NULL REFERENCES t_clt(clt_cd),
  usr_cd int NOT NULL REFERENCES t_usr(usr_cd),
  chn_cd text NOT NULL,
  sal_dt date NOT NULL,
  snt_dt date,
  shp_fee numeric(8,2) NOT NULL
);
CREATE TABLE t_sal_ln (
  sal_no int NOT NULL REFERENCES t_sal(sal_no),
  itm_cd int NOT NULL UNIQUE REFERENCES t_itm(itm_cd),
  prc_amt numeric(10,2) NOT NULL,
  PRIMARY KEY (sal_no, itm_cd)
);
CREATE TABLE t_pmt (
  pmt_no int PRIMARY KEY,
  sal_no int NOT NULL REFERENCES t_sal(sal_no),
  pmt_dt date NOT NULL,
  pmt_amt numeric(10,2) NOT NULL,
  pmt_typ text NOT NULL
);
CREATE TABLE t_enq (
  enq_no int PRIMARY KEY,
  itm_cd int NOT NULL REFERENCES t_itm(itm_cd),
  clt_cd int REFERENCES t_clt(clt_cd),
  enq_dt date NOT NULL,
  off_amt numeric(10,2)
);
COMMENT ON TABLE t_itm IS 'coins, each a single piece';
COMMENT ON COLUMN t_itm.grd IS 'condition: F, VF, XF, UNC; empty if not graded';
COMMENT ON COLUMN t_itm.src_cd IS 'A auction, E estate, P private';
COMMENT ON COLUMN t_sal.chn_cd IS 'SHP shop, WEB online, FAIR fair';
COMMENT ON COLUMN t_sal_ln.prc_amt IS 'price agreed for the coin';
COMMENT ON COLUMN t_enq.off_amt IS 'price offered by the person asking, if any';
