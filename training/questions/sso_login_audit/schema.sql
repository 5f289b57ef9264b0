CREATE TABLE org (
  org_id integer PRIMARY KEY,
  org_nm text NOT NULL,
  dom_nm text NOT NULL,
  plan_cd text NOT NULL,
  mfa_req_flg boolean NOT NULL,
  crt_dt date NOT NULL
);
COMMENT ON COLUMN org.mfa_req_flg IS 'organisation demands two-factor login';
CREATE TABLE usr (
  usr_id integer PRIMARY KEY,
  org_id integer NOT NULL REFERENCES org,
  usr_nm text NOT NULL,
  disp_nm text NOT NULL,
  mfa_typ text,
  adm_flg boolean NOT NULL,
  crt_ts timestamptz NOT NULL,
  lst_lgn_ts timestamptz,
  dis_ts timestamptz
);
COMMENT ON COLUMN usr.mfa_typ IS 'second factor in use; empty if none';
COMMENT ON COLUMN usr.dis_ts IS 'when the account was disabled';
CREATE TABLE app (
  app_id integer PRIMARY KEY,
  app_nm text NOT NULL,
  vndr text NOT NULL,
  cat text NOT NULL
);
CREATE TABLE app_grant (
  usr_id integer NOT NULL REFERENCES usr,
  app_id integer NOT NULL REFERENCES app,
  grt_dt date NOT NULL,
  rvk_dt date,
  PRIMARY KEY (usr_id, app_id)
);
COMMENT ON COLUMN app_grant.rvk_dt IS 'day the access was revoked';
CREATE TABLE lgn_evt (
  evt_id integer PRIMARY KEY,
  usr_id integer NOT NULL REFERENCES usr,
  app_id integer REFERENCES app,
  evt_ts timestamptz NOT NULL,
  ip_addr text NOT NULL,
  ctry text NOT NULL,
  ok_flg boolean NOT NULL,
  fail_rsn text
);
COMMENT ON TABLE lgn_evt IS 'login attempts';
CREATE TABLE pwd_rst (
  rst_id integer PRIMARY KEY,
  usr_id integer NOT NULL REFERENCES usr,
  req_ts timestamptz NOT NULL,
  done_ts timestamptz
);
COMMENT ON TABLE pwd_rst IS 'password resets asked for';
CREATE TABLE sec_alrt (
  alrt_id integer PRIMARY KEY,
  usr_id integer NOT NULL REFERENCES usr,
  rule_nm text NOT NULL,
  sev text NOT NULL,
  rsd_ts timestamptz NOT NULL,
  cls_ts timestamptz,
  verdict text
);
COMMENT ON TABLE sec_alrt IS 'security alerts';
