CREATE TABLE rd_area (area_cd char(2) PRIMARY KEY, area_nm text NOT NULL, depot text NOT NULL);
CREATE TABLE cust (
  cust_no integer PRIMARY KEY,
  cust_nm text NOT NULL,
  cust_typ char(1) NOT NULL,
  dt_in date NOT NULL,
  dt_out date
);
COMMENT ON TABLE cust IS 'customers of the gas supplier';
COMMENT ON COLUMN cust.cust_typ IS 'H = household, T = trade';
COMMENT ON COLUMN cust.dt_in IS 'customer since';
COMMENT ON COLUMN cust.dt_out IS 'left us on';
CREATE TABLE mtr (
  mtr_no text PRIMARY KEY,
  area_cd char(2) NOT NULL REFERENCES rd_area,
  cust_no integer REFERENCES cust,
  addr text NOT NULL,
  dt_fitted date NOT NULL,
  dt_last_chk date,
  dt_chk_due date NOT NULL,
  smart boolean NOT NULL
);
COMMENT ON TABLE mtr IS 'gas meters; cust_no is empty where nobody is supplied';
COMMENT ON COLUMN mtr.dt_last_chk IS 'last safety check';
COMMENT ON COLUMN mtr.dt_chk_due IS 'next safety check has to happen by this day';
CREATE TABLE rdr (rdr_no integer PRIMARY KEY, rdr_nm text NOT NULL, area_cd char(2) NOT NULL REFERENCES rd_area);
COMMENT ON TABLE rdr IS 'people who read meters; area_cd is their home area';
CREATE TABLE rdg (
  mtr_no text NOT NULL REFERENCES mtr,
  dt_rdg date NOT NULL,
  dt_keyed date NOT NULL,
  rdr_no integer REFERENCES rdr,
  src char(1) NOT NULL,
  val_m3 numeric(10,1) NOT NULL,
  used_m3 numeric(8,1) NOT NULL,
  used_kwh numeric(10,1) NOT NULL,
  PRIMARY KEY (mtr_no, dt_rdg)
);
COMMENT ON TABLE rdg IS 'meter readings';
COMMENT ON COLUMN rdg.dt_keyed IS 'day on which the reading was put into the system';
COMMENT ON COLUMN rdg.src IS 'R = read by one of our readers, C = told by the customer, E = estimated, S = sent by a smart meter';
COMMENT ON COLUMN rdg.val_m3 IS 'what the dial shows';
COMMENT ON COLUMN rdg.used_m3 IS 'used since the reading before';
CREATE TABLE inv (
  inv_no text PRIMARY KEY,
  cust_no integer NOT NULL REFERENCES cust,
  mtr_no text NOT NULL REFERENCES mtr,
  per_from date NOT NULL,
  per_to date NOT NULL,
  dt_inv date NOT NULL,
  dt_due date NOT NULL,
  dt_paid date,
  amt_gas numeric(9,2) NOT NULL,
  amt_stand numeric(9,2) NOT NULL,
  amt_vat numeric(9,2) NOT NULL,
  amt_tot numeric(9,2) NOT NULL,
  amt_paid numeric(9,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN inv.amt_stand IS 'standing charge';
