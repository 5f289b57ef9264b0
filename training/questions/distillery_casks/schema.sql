CREATE TABLE warehouse (
  wh char(1) PRIMARY KEY,
  wh_name text NOT NULL,
  bonded boolean NOT NULL
);
CREATE TABLE cask (
  cask_no int PRIMARY KEY,
  wh char(1) NOT NULL REFERENCES warehouse,
  wood text NOT NULL, -- BB bourbon barrel, SH sherry hogshead, PP port pipe
  filled_on date NOT NULL,
  regauged_on date,
  emptied_on date,
  litres_filled int NOT NULL,
  litres_last int NOT NULL, -- at the last gauge
  owner_id int, -- private owner; empty when it is ours
  bond_paid_to date
);
CREATE TABLE cask_owner (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  cntry char(2) NOT NULL,
  bought_on date NOT NULL,
  price_paid numeric(9,2) NOT NULL
);
CREATE TABLE bottling (
  bot_id int PRIMARY KEY,
  label text NOT NULL,
  cask_no int NOT NULL REFERENCES cask,
  bottled_on date NOT NULL,
  bottles int NOT NULL,
  cl int NOT NULL, -- size of a bottle
  abv numeric(4,1) NOT NULL,
  rrp numeric(7,2) NOT NULL,
  trade_price numeric(7,2) NOT NULL
);
CREATE TABLE dealer (
  dealer_id int PRIMARY KEY,
  dealer text NOT NULL,
  cntry char(2) NOT NULL,
  tier char(1) NOT NULL -- A, B, C
);
CREATE TABLE ord (
  ord_no int PRIMARY KEY,
  dealer_id int NOT NULL REFERENCES dealer,
  dt_ord date NOT NULL,
  dt_ship date,
  dt_inv date,
  dt_pd date,
  st text NOT NULL -- NEW, SHP shipped, CXL
);
CREATE TABLE ord_line (
  ord_no int NOT NULL REFERENCES ord,
  bot_id int NOT NULL REFERENCES bottling,
  btls int NOT NULL,
  line_net numeric(9,2) NOT NULL, -- for all bottles
  duty numeric(8,2) NOT NULL,
  PRIMARY KEY (ord_no, bot_id)
);
