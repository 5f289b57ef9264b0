CREATE TABLE t_flm (
  flm_id integer PRIMARY KEY,
  ttl text NOT NULL,
  rel_dt date NOT NULL,
  dir_nm text NOT NULL,
  genr text NOT NULL,
  run_min integer NOT NULL,
  budg_usd numeric(12,0),
  gross_usd numeric(12,0),
  ctry text NOT NULL
);
CREATE TABLE t_act (
  act_id integer PRIMARY KEY,
  f_nm text NOT NULL,
  l_nm text NOT NULL,
  birth_yr integer,
  natl text NOT NULL
);
CREATE TABLE t_cast (
  flm_id integer NOT NULL REFERENCES t_flm(flm_id),
  act_id integer NOT NULL REFERENCES t_act(act_id),
  role_nm text NOT NULL,
  is_lead boolean NOT NULL,
  PRIMARY KEY (flm_id, act_id)
);
CREATE TABLE t_rvwr (
  rvwr_id integer PRIMARY KEY,
  nm text NOT NULL,
  paper text
);
CREATE TABLE t_rvw (
  rvw_id integer PRIMARY KEY,
  flm_id integer NOT NULL REFERENCES t_flm(flm_id),
  rvwr_id integer NOT NULL REFERENCES t_rvwr(rvwr_id),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  rvw_dt date,
  txt text
);
