CREATE TABLE tariff (
  tar_id integer PRIMARY KEY,
  tar_nm text NOT NULL,
  mth_fee_ct integer NOT NULL,
  min_mths integer NOT NULL
);
COMMENT ON COLUMN tariff.mth_fee_ct IS 'monthly fee in euro cents';
CREATE TABLE mbr (
  mbr_id integer PRIMARY KEY,
  mbr_nm text NOT NULL,
  birth_dt date,
  city text,
  join_dt date NOT NULL,
  exp_dt date,
  quit_dt date,
  tar_id integer NOT NULL REFERENCES tariff(tar_id),
  ref_mbr_id integer REFERENCES mbr(mbr_id)
);
COMMENT ON COLUMN mbr.exp_dt IS 'day the membership runs out';
COMMENT ON COLUMN mbr.ref_mbr_id IS 'member who brought this one along';
CREATE TABLE checkin (
  chk_id integer PRIMARY KEY,
  mbr_id integer NOT NULL REFERENCES mbr(mbr_id),
  in_ts timestamp NOT NULL,
  out_ts timestamp
);
CREATE TABLE instr (
  instr_id integer PRIMARY KEY,
  instr_nm text NOT NULL,
  hr_rate_ct integer NOT NULL
);
COMMENT ON COLUMN instr.hr_rate_ct IS 'pay per hour in euro cents';
CREATE TABLE crs (
  crs_id integer PRIMARY KEY,
  crs_nm text NOT NULL,
  instr_id integer NOT NULL REFERENCES instr(instr_id),
  start_ts timestamp NOT NULL,
  dur_min integer NOT NULL,
  max_ppl integer NOT NULL,
  price_ct integer NOT NULL
);
CREATE TABLE crs_bkg (
  crs_id integer NOT NULL REFERENCES crs(crs_id),
  mbr_id integer NOT NULL REFERENCES mbr(mbr_id),
  bkd_dt date NOT NULL,
  showed_up boolean,
  PRIMARY KEY (crs_id, mbr_id)
);
CREATE TABLE rte (
  rte_id integer PRIMARY KEY,
  rte_nm text NOT NULL,
  grade text NOT NULL,
  wall text NOT NULL,
  set_by integer REFERENCES instr(instr_id),
  set_dt date NOT NULL,
  removed_dt date
);
