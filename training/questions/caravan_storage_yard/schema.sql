CREATE TABLE t_owner (
  own_no int PRIMARY KEY,
  own_nm varchar(50) NOT NULL,
  addr varchar(80),
  pcode varchar(10),
  tel varchar(20),
  e_mail varchar(60),
  dd_flg char(1) NOT NULL,
  bad_debt smallint NOT NULL
);
CREATE TABLE t_van (
  van_ref varchar(6) PRIMARY KEY,
  own_no int NOT NULL REFERENCES t_owner(own_no),
  kind varchar(12) NOT NULL,
  mk varchar(20) NOT NULL,
  len_ft int NOT NULL,
  cris_no varchar(20),
  ins_exp date
);
CREATE TABLE t_pitch (
  pitch_cd varchar(4) PRIMARY KEY,
  zone varchar(10) NOT NULL,
  len_ft int NOT NULL,
  covered smallint NOT NULL,
  elec smallint NOT NULL,
  rate_yr numeric(7,2) NOT NULL,
  rate_old numeric(7,2)
);
CREATE TABLE t_agrmt (
  agr_no int PRIMARY KEY,
  van_ref varchar(6) NOT NULL REFERENCES t_van(van_ref),
  pitch_cd varchar(4) NOT NULL REFERENCES t_pitch(pitch_cd),
  beg_dt date NOT NULL,
  end_dt date,
  chg_cents int NOT NULL,
  freq char(1) NOT NULL
);
CREATE TABLE t_bill (
  bill_no int PRIMARY KEY,
  agr_no int NOT NULL REFERENCES t_agrmt(agr_no),
  bill_dt date NOT NULL,
  due_dt date NOT NULL,
  amt_cents int NOT NULL,
  pd_dt date,
  pd_by varchar(10)
);
CREATE TABLE t_gate (
  gate_id int PRIMARY KEY,
  van_ref varchar(6) NOT NULL REFERENCES t_van(van_ref),
  out_ts timestamp NOT NULL,
  in_ts timestamp,
  notice_hrs int
);
CREATE TABLE t_extra (
  ext_id int PRIMARY KEY,
  van_ref varchar(6) NOT NULL REFERENCES t_van(van_ref),
  svc varchar(20) NOT NULL,
  req_dt date NOT NULL,
  done_dt date,
  amt_cents int NOT NULL
);
CREATE TABLE t_waitlist (
  wl_id int PRIMARY KEY,
  nm varchar(50) NOT NULL,
  tel varchar(20),
  len_ft int,
  asked_dt date NOT NULL,
  want_cov smallint NOT NULL,
  offered_dt date
);
