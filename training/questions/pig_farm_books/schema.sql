CREATE TABLE barn (
  barn_id int PRIMARY KEY,
  barn_nm text NOT NULL,
  use_cd char(1) NOT NULL, -- F farrowing, G growing, B boars
  places int NOT NULL
);
CREATE TABLE sow (
  sow_id int PRIMARY KEY,
  ear_tag text NOT NULL,
  breed text NOT NULL, -- LW Large White, LR Landrace, DU Duroc
  barn_id int NOT NULL REFERENCES barn,
  born date NOT NULL,
  bought date, -- empty if bred here
  culled date
);
CREATE TABLE litter (
  litter_id int PRIMARY KEY,
  sow_id int NOT NULL REFERENCES sow,
  served date NOT NULL,
  farrowed date,
  weaned date,
  born_alive int,
  born_dead int,
  weaned_no int
);
CREATE TABLE buyer (
  buyer_id int PRIMARY KEY,
  buyer_nm text NOT NULL,
  cntry char(2) NOT NULL,
  typ text NOT NULL -- BUT butcher, ABA abattoir, FRM other farm
);
CREATE TABLE sale (
  sale_no int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyer,
  sold date NOT NULL,
  collected date,
  paid date,
  head int NOT NULL, -- number of pigs
  live_kg numeric(8,1) NOT NULL,
  dead_kg numeric(8,1), -- carcass weight
  price_kg numeric(5,2) NOT NULL, -- for a kg live weight
  total numeric(9,2) NOT NULL,
  levy numeric(7,2) NOT NULL
);
CREATE TABLE feed_delivery (
  deliv_id int PRIMARY KEY,
  feed text NOT NULL, -- sow nuts, grower pellets, creep
  ordered date NOT NULL,
  arrived date,
  tonnes numeric(5,1) NOT NULL,
  price_t numeric(7,2) NOT NULL, -- a tonne
  supplier text NOT NULL
);
CREATE TABLE vet_visit (
  visit_id int PRIMARY KEY,
  visited date NOT NULL,
  sow_id int REFERENCES sow,
  reason text NOT NULL,
  fee numeric(7,2) NOT NULL,
  drugs numeric(7,2) NOT NULL
);
