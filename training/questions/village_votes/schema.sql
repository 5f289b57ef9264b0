CREATE TABLE prty (
  prty_cd text PRIMARY KEY,
  prty_nm text NOT NULL,
  fnd_dt date NOT NULL,
  mbrs integer NOT NULL
);
CREATE TABLE cnty (
  cnty_id integer PRIMARY KEY,
  cnty_nm text NOT NULL,
  seat_twn text NOT NULL,
  pop integer NOT NULL
);
CREATE TABLE vlg (
  vlg_id integer PRIMARY KEY,
  vlg_nm text NOT NULL,
  cnty_id integer NOT NULL REFERENCES cnty(cnty_id),
  elig_vtrs integer NOT NULL
);
CREATE TABLE cand (
  cand_id integer PRIMARY KEY,
  cand_nm text NOT NULL,
  prty_cd text REFERENCES prty(prty_cd),
  brth_yr integer NOT NULL,
  home_vlg_id integer NOT NULL REFERENCES vlg(vlg_id),
  incumb boolean NOT NULL
);
CREATE TABLE elctn (
  elctn_id integer PRIMARY KEY,
  elctn_dt date NOT NULL,
  office text NOT NULL,
  cnty_id integer NOT NULL REFERENCES cnty(cnty_id)
);
CREATE TABLE rslt (
  elctn_id integer NOT NULL REFERENCES elctn(elctn_id),
  vlg_id integer NOT NULL REFERENCES vlg(vlg_id),
  cand_id integer NOT NULL REFERENCES cand(cand_id),
  vts integer NOT NULL,
  PRIMARY KEY (elctn_id, vlg_id, cand_id)
);
CREATE TABLE donatn (
  donatn_id integer PRIMARY KEY,
  cand_id integer NOT NULL REFERENCES cand(cand_id),
  dnr_nm text NOT NULL,
  amt numeric(8,2) NOT NULL,
  rcvd_dt date NOT NULL
);
