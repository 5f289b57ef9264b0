CREATE TABLE team (
  team_cd text PRIMARY KEY,
  team_nm text NOT NULL,
  ctry text NOT NULL,
  ann_bdgt_eur numeric(12,0)
);
CREATE TABLE rider (
  rdr_no integer PRIMARY KEY,
  fst_nm text NOT NULL,
  lst_nm text NOT NULL,
  natl text NOT NULL,
  dob date NOT NULL,
  team_cd text REFERENCES team(team_cd),
  wt_kg numeric(4,1)
);
CREATE TABLE race (
  race_id integer PRIMARY KEY,
  race_nm text NOT NULL,
  yr integer NOT NULL,
  start_dt date NOT NULL,
  end_dt date NOT NULL,
  prize_eur numeric(9,0) NOT NULL
);
CREATE TABLE stage (
  stg_id integer PRIMARY KEY,
  race_id integer NOT NULL REFERENCES race(race_id),
  stg_no integer NOT NULL,
  stg_dt date NOT NULL,
  frm_town text NOT NULL,
  to_town text NOT NULL,
  dist_km numeric(5,1) NOT NULL,
  stg_typ text NOT NULL
);
CREATE TABLE stg_res (
  stg_id integer NOT NULL REFERENCES stage(stg_id),
  rdr_no integer NOT NULL REFERENCES rider(rdr_no),
  plc integer,
  time_sec integer,
  PRIMARY KEY (stg_id, rdr_no)
);
COMMENT ON COLUMN stg_res.plc IS 'place; empty if the rider did not finish';
