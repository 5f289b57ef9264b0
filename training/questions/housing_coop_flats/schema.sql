CREATE TABLE bldg (
  bldg_id integer PRIMARY KEY,
  addr text NOT NULL,
  yr_built integer NOT NULL,
  yr_renov integer,
  storeys integer NOT NULL,
  has_lift boolean NOT NULL
);
CREATE TABLE flat (
  flat_id text PRIMARY KEY,
  bldg_id integer NOT NULL REFERENCES bldg(bldg_id),
  flr integer NOT NULL,
  rooms numeric(3,1) NOT NULL,
  sqm numeric(5,1) NOT NULL,
  rent_cold numeric(7,2) NOT NULL,
  rent_warm numeric(7,2) NOT NULL,
  balcony boolean NOT NULL
);
COMMENT ON COLUMN flat.rent_cold IS 'per month without heating and charges';
COMMENT ON COLUMN flat.rent_warm IS 'per month with heating and charges';
COMMENT ON COLUMN flat.flr IS '0 is the ground floor';
CREATE TABLE member (
  mbr_no integer PRIMARY KEY,
  nm text NOT NULL,
  dt_join date NOT NULL,
  dt_leave date,
  shares integer NOT NULL,
  phone text
);
COMMENT ON COLUMN member.shares IS 'shares held in the co-op, 150 euros each';
CREATE TABLE tenancy (
  ten_id integer PRIMARY KEY,
  flat_id text NOT NULL REFERENCES flat(flat_id),
  mbr_no integer NOT NULL REFERENCES member(mbr_no),
  dt_signed date NOT NULL,
  dt_in date NOT NULL,
  dt_notice date,
  dt_out date,
  deposit numeric(8,2) NOT NULL,
  dep_back numeric(8,2)
);
COMMENT ON COLUMN tenancy.dt_notice IS 'day on which the tenant gave notice';
COMMENT ON COLUMN tenancy.dep_back IS 'part of the deposit that was paid back after moving out';
CREATE TABLE waitlist (
  mbr_no integer NOT NULL REFERENCES member(mbr_no),
  wanted_rooms numeric(3,1) NOT NULL,
  dt_asked date NOT NULL,
  max_warm numeric(7,2),
  PRIMARY KEY (mbr_no, wanted_rooms)
);
CREATE TABLE repair (
  rep_id integer PRIMARY KEY,
  flat_id text NOT NULL REFERENCES flat(flat_id),
  trade text NOT NULL,
  dt_rep date NOT NULL,
  dt_done date,
  est_cost numeric(8,2),
  act_cost numeric(8,2),
  paid_by text
);
COMMENT ON COLUMN repair.est_cost IS 'estimate before the work';
COMMENT ON COLUMN repair.act_cost IS 'what it really cost';
COMMENT ON COLUMN repair.paid_by IS 'C the co-op, T the tenant, I the insurance';
