CREATE TABLE inst (
  inst_cd varchar(8) PRIMARY KEY,
  inst_nm text NOT NULL,
  ctry text NOT NULL
);
CREATE TABLE astr (
  astr_id integer PRIMARY KEY,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  inst_cd varchar(8) REFERENCES inst(inst_cd),
  email text
);
CREATE TABLE tel (
  tel_cd varchar(6) PRIMARY KEY,
  tel_nm text NOT NULL,
  apert_m numeric(4,1) NOT NULL,
  rate_hr_eur integer NOT NULL,
  actv_flg boolean NOT NULL
);
CREATE TABLE instr (
  instr_cd varchar(8) PRIMARY KEY,
  instr_nm text NOT NULL,
  tel_cd varchar(6) NOT NULL REFERENCES tel(tel_cd),
  instr_typ text NOT NULL,
  comm_dt date
);
CREATE TABLE prop (
  prop_no varchar(10) PRIMARY KEY,
  ttl text NOT NULL,
  pi_id integer NOT NULL REFERENCES astr(astr_id),
  tel_cd varchar(6) NOT NULL REFERENCES tel(tel_cd),
  subm_dt date NOT NULL,
  hrs_req numeric(5,1) NOT NULL,
  hrs_aw numeric(5,1),
  grade char(1),
  stat text NOT NULL
);
CREATE TABLE obs_run (
  run_id integer PRIMARY KEY,
  prop_no varchar(10) NOT NULL REFERENCES prop(prop_no),
  instr_cd varchar(8) NOT NULL REFERENCES instr(instr_cd),
  obs_dt date NOT NULL,
  hrs_used numeric(4,1) NOT NULL,
  hrs_lost numeric(4,1) NOT NULL,
  lost_rsn text,
  seeing_as numeric(3,2)
);
CREATE TABLE paper (
  bibcd varchar(20) PRIMARY KEY,
  ttl text NOT NULL,
  jrnl text NOT NULL,
  pub_dt date NOT NULL,
  cit_cnt integer NOT NULL,
  prop_no varchar(10) REFERENCES prop(prop_no)
);
COMMENT ON COLUMN prop.hrs_aw IS 'hours awarded, empty while not decided or rejected';
COMMENT ON COLUMN obs_run.seeing_as IS 'seeing in arcseconds';
COMMENT ON COLUMN instr.comm_dt IS 'date of commissioning, empty when not yet in use';
