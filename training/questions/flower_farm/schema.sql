CREATE TABLE bed (
  bed_no int PRIMARY KEY,
  tunnel text, -- empty: open field
  metres int NOT NULL
);
CREATE TABLE flower (
  fl_code text PRIMARY KEY,
  common_name text NOT NULL,
  latin_name text NOT NULL,
  colour text NOT NULL,
  season text NOT NULL -- SP spring, SU summer, AU autumn
);
CREATE TABLE sowing (
  sow_id int PRIMARY KEY,
  bed_no int NOT NULL REFERENCES bed,
  fl_code text NOT NULL REFERENCES flower,
  sown_on date NOT NULL,
  planted_out_on date,
  first_cut_on date,
  cleared_on date,
  seeds int NOT NULL,
  plants int -- that came up
);
CREATE TABLE cut (
  cut_id int PRIMARY KEY,
  sow_id int NOT NULL REFERENCES sowing,
  cut_on date NOT NULL,
  stems int NOT NULL,
  grade char(1) NOT NULL, -- A, B, W waste
  picker text NOT NULL
);
CREATE TABLE buyer (
  buyer_id int PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL, -- FLO florist, SUP supermarket, WED wedding planner, PRI private
  town text NOT NULL
);
CREATE TABLE sale (
  sale_id int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyer,
  fl_code text NOT NULL REFERENCES flower,
  ordered_on date NOT NULL,
  wanted_on date NOT NULL,
  delivered_on date,
  paid_on date,
  bunches int NOT NULL,
  stems_per_bunch int NOT NULL,
  bunch_price numeric(6,2) NOT NULL,
  rejected int NOT NULL DEFAULT 0 -- bunches sent back
);
