-- legacy broker book, relations only by column name
CREATE TABLE estate (
  estate_code text,
  estate_name text,
  district text,
  country text,
  altitude_m int,
  rainforest_cert boolean
);
CREATE TABLE invoice_lot (
  lot_ref text,
  estate_code text,
  grade text,
  chests int,
  kg_per_chest numeric(5,1),
  plucked_month date,
  arrived date,
  warehouse_code text,
  valuation_usd_kg numeric(6,2)
);
CREATE TABLE warehouse (
  warehouse_code text,
  warehouse_name text,
  port text,
  rent_usd_per_chest_week numeric(5,2)
);
CREATE TABLE tasting (
  tasting_no int,
  lot_ref text,
  taster text,
  tasted_on date,
  leaf_score int,
  liquor_score int,
  remark text
);
CREATE TABLE buyer (
  buyer_code text,
  buyer_name text,
  country text,
  blacklisted boolean,
  credit_days int
);
CREATE TABLE contract (
  contract_no int,
  lot_ref text,
  buyer_code text,
  sale_no int,
  sold_on date,
  price_usd_kg numeric(6,2),
  brokerage_pct numeric(3,1),
  paid_on date,
  shipped_on date
);
