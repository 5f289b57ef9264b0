CREATE TABLE exch (exch_cd text PRIMARY KEY, exch_nm text NOT NULL, rgn text NOT NULL);
CREATE TABLE cab (cab_no text PRIMARY KEY, exch_cd text NOT NULL REFERENCES exch, strt text NOT NULL, ports_tot int NOT NULL, ports_usd int NOT NULL, inst_dt date);
CREATE TABLE pkg (pkg_cd text PRIMARY KEY, pkg_nm text NOT NULL, dn_mbps int NOT NULL, mth_fee numeric(6,2) NOT NULL);
CREATE TABLE subs (subs_id int PRIMARY KEY, subs_nm text NOT NULL, seg text NOT NULL, cab_no text NOT NULL REFERENCES cab, pkg_cd text NOT NULL REFERENCES pkg, act_dt date NOT NULL, canc_dt date, ph_no text);
CREATE TABLE tech (tech_id int PRIMARY KEY, tech_nm text NOT NULL, base_rgn text NOT NULL, subcon_nm text);
CREATE TABLE flt (
  flt_no int PRIMARY KEY,
  subs_id int NOT NULL REFERENCES subs,
  flt_typ text NOT NULL,
  rptd_at timestamptz NOT NULL,
  appt_at timestamptz,
  clrd_at timestamptz,
  tech_id int REFERENCES tech,
  sla_hrs int NOT NULL,
  cmpns_amt numeric(7,2)
);
CREATE TABLE otg (otg_id int PRIMARY KEY, cab_no text NOT NULL REFERENCES cab, strt_at timestamptz NOT NULL, end_at timestamptz, cause text NOT NULL);
CREATE TABLE spd_tst (tst_id int PRIMARY KEY, subs_id int NOT NULL REFERENCES subs, tst_at timestamptz NOT NULL, dn_mbps numeric(7,1) NOT NULL, ping_ms int NOT NULL);
COMMENT ON COLUMN flt.cmpns_amt IS 'compensation paid to the subscriber, empty when none';
COMMENT ON COLUMN flt.sla_hrs IS 'hours in which the fault should be cleared';
COMMENT ON COLUMN subs.seg IS 'home or business';
COMMENT ON COLUMN tech.subcon_nm IS 'subcontractor, empty for own staff';
