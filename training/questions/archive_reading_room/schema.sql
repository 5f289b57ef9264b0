CREATE TABLE rdr (
  rdr_no integer PRIMARY KEY,
  rdr_nm text NOT NULL,
  rdr_typ text NOT NULL,
  ctry text NOT NULL,
  reg_dt date NOT NULL,
  exp_dt date NOT NULL
);
CREATE TABLE fonds (
  fonds_ref text PRIMARY KEY,
  fonds_ttl text NOT NULL,
  creator_nm text,
  yr_from integer,
  yr_to integer,
  lin_m numeric(6,1) NOT NULL
);
CREATE TABLE item (
  item_ref text PRIMARY KEY,
  fonds_ref text NOT NULL REFERENCES fonds(fonds_ref),
  item_ttl text NOT NULL,
  item_typ text NOT NULL,
  shelf_cd text NOT NULL,
  closed_til date,
  digitised boolean NOT NULL,
  cond_grd char(1) NOT NULL
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  staff_nm text NOT NULL,
  job text NOT NULL
);
CREATE TABLE rqst (
  rqst_id integer PRIMARY KEY,
  rdr_no integer NOT NULL REFERENCES rdr(rdr_no),
  item_ref text NOT NULL REFERENCES item(item_ref),
  rqst_ts timestamptz NOT NULL,
  deliv_ts timestamptz,
  retn_ts timestamptz,
  fetched_by integer REFERENCES staff(staff_id),
  seat_no integer
);
CREATE TABLE copy_ord (
  ord_no integer PRIMARY KEY,
  rdr_no integer NOT NULL REFERENCES rdr(rdr_no),
  item_ref text NOT NULL REFERENCES item(item_ref),
  ord_dt date NOT NULL,
  pg_cnt integer NOT NULL,
  fee_gbp numeric(7,2) NOT NULL,
  stat text NOT NULL,
  sent_dt date
);
COMMENT ON COLUMN item.cond_grd IS 'A good, B worn, C fragile';
COMMENT ON COLUMN fonds.lin_m IS 'linear metres of shelving';
COMMENT ON COLUMN rdr.exp_dt IS 'reader ticket valid until';
