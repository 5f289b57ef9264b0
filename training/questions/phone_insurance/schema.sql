CREATE TABLE pol_hldr (
  hldr_id integer PRIMARY KEY,
  nm text NOT NULL,
  dob date,
  town text NOT NULL,
  mail_addr text,
  reg_dt date NOT NULL
);
COMMENT ON TABLE pol_hldr IS 'policy holders';
CREATE TABLE dev_mdl (
  mdl_cd text PRIMARY KEY,
  brnd text NOT NULL,
  mdl_nm text NOT NULL,
  new_prc numeric(8,2) NOT NULL
);
COMMENT ON TABLE dev_mdl IS 'phone models';
CREATE TABLE pol (
  pol_no text PRIMARY KEY,
  hldr_id integer NOT NULL REFERENCES pol_hldr,
  mdl_cd text NOT NULL REFERENCES dev_mdl,
  imei text,
  cvr_lvl text NOT NULL,
  mth_prem numeric(6,2) NOT NULL,
  xs_amt numeric(6,2) NOT NULL,
  strt_dt date NOT NULL,
  end_dt date
);
COMMENT ON COLUMN pol.cvr_lvl IS 'cover level: basic, plus, max';
COMMENT ON COLUMN pol.mth_prem IS 'monthly premium';
COMMENT ON COLUMN pol.xs_amt IS 'excess per claim';
COMMENT ON COLUMN pol.end_dt IS 'empty while the policy runs';
CREATE TABLE rep_shop (
  shop_id integer PRIMARY KEY,
  shop_nm text NOT NULL,
  town text NOT NULL,
  rtng numeric(3,1)
);
COMMENT ON TABLE rep_shop IS 'repair shops';
CREATE TABLE clm (
  clm_id integer PRIMARY KEY,
  pol_no text NOT NULL REFERENCES pol,
  dmg_typ text NOT NULL,
  loss_dt date NOT NULL,
  rpt_ts timestamptz NOT NULL,
  sts text NOT NULL,
  shop_id integer REFERENCES rep_shop,
  rep_cost numeric(8,2),
  done_ts timestamptz,
  rej_rsn text,
  fraud_flg boolean NOT NULL
);
COMMENT ON TABLE clm IS 'claims';
COMMENT ON COLUMN clm.sts IS 'open, in repair, settled, rejected';
CREATE TABLE prem_pmt (
  pmt_id integer PRIMARY KEY,
  pol_no text NOT NULL REFERENCES pol,
  due_dt date NOT NULL,
  amt numeric(6,2) NOT NULL,
  paid_dt date,
  ret_flg boolean NOT NULL
);
COMMENT ON TABLE prem_pmt IS 'premium payments due';
COMMENT ON COLUMN prem_pmt.ret_flg IS 'direct debit was returned by the bank';
