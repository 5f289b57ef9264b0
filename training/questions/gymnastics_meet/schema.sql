CREATE TABLE clb (
  clb_id integer PRIMARY KEY,
  clb_nm text NOT NULL,
  cty text NOT NULL,
  fnd_yr integer NOT NULL
);
CREATE TABLE coach (
  coach_id integer PRIMARY KEY,
  coach_nm text NOT NULL,
  clb_id integer NOT NULL REFERENCES clb(clb_id),
  yrs_exp integer NOT NULL,
  mth_pay numeric(8,2)
);
CREATE TABLE gymn (
  gymn_id integer PRIMARY KEY,
  gymn_nm text NOT NULL,
  sex text NOT NULL,
  birth_dt date NOT NULL,
  ht_cm integer NOT NULL,
  wt_kg numeric(4,1),
  clb_id integer NOT NULL REFERENCES clb(clb_id),
  coach_id integer REFERENCES coach(coach_id)
);
CREATE TABLE meet (
  meet_id integer PRIMARY KEY,
  meet_nm text NOT NULL,
  host_cty text NOT NULL,
  meet_dt date NOT NULL,
  prize_amt integer NOT NULL
);
CREATE TABLE appar (
  appar_cd text PRIMARY KEY,
  appar_nm text NOT NULL
);
CREATE TABLE rtn (
  rtn_id integer PRIMARY KEY,
  meet_id integer NOT NULL REFERENCES meet(meet_id),
  gymn_id integer NOT NULL REFERENCES gymn(gymn_id),
  appar_cd text NOT NULL REFERENCES appar(appar_cd),
  diff_scr numeric(4,2) NOT NULL,
  exec_scr numeric(4,2) NOT NULL,
  fell boolean NOT NULL
);
