CREATE TABLE pub (
  pub_id int PRIMARY KEY,
  pub_nm text NOT NULL,
  ctry_cd char(2) NOT NULL
);
CREATE TABLE title (
  ttl_id int PRIMARY KEY,
  ttl_nm text NOT NULL,
  pub_id int NOT NULL REFERENCES pub,
  genre text NOT NULL,
  rel_dt date NOT NULL,
  age_rtg int
);
CREATE TABLE slr (
  slr_id int PRIMARY KEY,
  slr_nm text NOT NULL,
  ctry_cd char(2) NOT NULL,
  fee_pct numeric(4,1) NOT NULL,
  vrfd_flg boolean NOT NULL,
  join_dt date NOT NULL
);
CREATE TABLE offer (
  offr_id int PRIMARY KEY,
  ttl_id int NOT NULL REFERENCES title,
  slr_id int NOT NULL REFERENCES slr,
  plat text NOT NULL,
  rgn text NOT NULL,
  prc_eur numeric(6,2) NOT NULL,
  keys_lft int NOT NULL
);
CREATE TABLE usr (
  usr_id int PRIMARY KEY,
  usr_nm text NOT NULL,
  eml text NOT NULL,
  ctry_cd char(2) NOT NULL,
  crt_dt date NOT NULL,
  last_login_ts timestamptz
);
CREATE TABLE purch (
  purch_id int PRIMARY KEY,
  usr_id int NOT NULL REFERENCES usr,
  offr_id int NOT NULL REFERENCES offer,
  purch_ts timestamptz NOT NULL,
  amt_eur numeric(6,2) NOT NULL,
  pay_mthd text NOT NULL,
  key_dlvd_ts timestamptz
);
CREATE TABLE dispute (
  disp_id int PRIMARY KEY,
  purch_id int NOT NULL UNIQUE REFERENCES purch,
  open_dt date NOT NULL,
  clsd_dt date,
  rsn text NOT NULL,
  rfnd_eur numeric(6,2)
);
