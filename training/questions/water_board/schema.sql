CREATE TABLE zn (
  zn_cd varchar(3) PRIMARY KEY,
  zn_nm varchar(40) NOT NULL,
  pop int
);
CREATE TABLE cust (
  cno int PRIMARY KEY,
  cnm varchar(60) NOT NULL,
  typ char(1) NOT NULL,
  zn_cd varchar(3) REFERENCES zn(zn_cd),
  st_addr varchar(60),
  dt_opn date NOT NULL,
  dt_cls date,
  vuln_yn char(1) DEFAULT 'N',
  ebill_yn char(1)
);
COMMENT ON COLUMN cust.typ IS 'D domestic, B business, F farm';
CREATE TABLE mtr (
  msn varchar(12) PRIMARY KEY,
  cno int,
  dia_mm int,
  dt_fit date,
  smart_yn char(1),
  dt_rmv date
);
CREATE TABLE rdg (
  msn varchar(12) NOT NULL REFERENCES mtr(msn),
  dt_rd date NOT NULL,
  m3 numeric(9,1) NOT NULL,
  src char(1),
  PRIMARY KEY (msn, dt_rd)
);
COMMENT ON COLUMN rdg.src IS 'M by our man, C by the customer, E estimated';
CREATE TABLE bil (
  bno int PRIMARY KEY,
  cno int REFERENCES cust(cno),
  dt_bil date NOT NULL,
  m3_bil numeric(8,1),
  amt numeric(9,2) NOT NULL,
  amt_pd numeric(9,2) NOT NULL DEFAULT 0,
  dt_due date NOT NULL,
  rem_lvl smallint DEFAULT 0
);
COMMENT ON COLUMN bil.rem_lvl IS 'number of reminders sent';
CREATE TABLE lk_rep (
  rno int PRIMARY KEY,
  zn_cd varchar(3),
  dt_rep timestamp NOT NULL,
  dt_fix timestamp,
  sev smallint NOT NULL,
  l_min numeric(7,1),
  crew varchar(20)
);
COMMENT ON COLUMN lk_rep.sev IS 'severity, 1 slight to 4 burst main';
COMMENT ON COLUMN lk_rep.l_min IS 'estimated litres lost per minute';
CREATE TABLE wq_smp (
  sno int PRIMARY KEY,
  zn_cd varchar(3) REFERENCES zn(zn_cd),
  dt_smp date NOT NULL,
  chl numeric(4,2),
  ecoli int,
  pass_yn char(1) NOT NULL
);
COMMENT ON COLUMN wq_smp.chl IS 'chlorine mg per litre';
