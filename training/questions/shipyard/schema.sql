CREATE TABLE ownr (
  ownr_id integer PRIMARY KEY,
  ownr_nm varchar(60) NOT NULL,
  flag_st varchar(3)
);
CREATE TABLE vsl (
  vsl_id integer PRIMARY KEY,
  vsl_nm varchar(40) NOT NULL,
  vsl_typ varchar(12),
  ownr_id integer REFERENCES ownr(ownr_id),
  len_m numeric(6,1),
  yr_blt integer
);
CREATE TABLE dck (
  dck_cd varchar(4) PRIMARY KEY,
  dck_nm varchar(30),
  max_len numeric(6,1),
  day_rt numeric(10,2)
);
CREATE TABLE prj (
  prj_no integer PRIMARY KEY,
  vsl_id integer REFERENCES vsl(vsl_id),
  prj_typ varchar(12),
  dck_cd varchar(4),
  dt_arr date,
  dt_pln_out date,
  dt_out date,
  cntr_amt numeric(12,2),
  st char(1)
);
CREATE TABLE wrk_ord (
  wo_no integer PRIMARY KEY,
  prj_no integer,
  trd_cd varchar(4),
  dsc varchar(80),
  est_hrs numeric(7,1),
  dt_opn date,
  dt_cls date
);
CREATE TABLE trd (
  trd_cd varchar(4) PRIMARY KEY,
  trd_nm varchar(30),
  hr_rt numeric(6,2)
);
CREATE TABLE hrs_bk (
  bk_id integer PRIMARY KEY,
  wo_no integer REFERENCES wrk_ord(wo_no),
  emp_no integer,
  dt_wrk date,
  hrs numeric(4,1),
  ot_fl char(1)
);
CREATE TABLE emp (
  emp_no integer PRIMARY KEY,
  emp_nm varchar(50),
  trd_cd varchar(4),
  dt_ent date,
  dt_lv date
);
CREATE TABLE acdt (
  ac_id integer PRIMARY KEY,
  dt_ac date,
  emp_no integer,
  dck_cd varchar(4),
  lst_dys integer,
  txt varchar(120)
);
COMMENT ON COLUMN prj.st IS 'P planned, A in yard, F finished, C cancelled';
COMMENT ON COLUMN hrs_bk.ot_fl IS 'Y overtime, N normal';
COMMENT ON COLUMN acdt.lst_dys IS 'working days lost';
