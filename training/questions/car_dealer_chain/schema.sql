CREATE TABLE branch (branch_id integer PRIMARY KEY, branch_city text NOT NULL, opened date NOT NULL);
CREATE TABLE seller (seller_id integer PRIMARY KEY, seller_name text NOT NULL, branch_id integer NOT NULL REFERENCES branch, bonus_pct numeric(4,2) NOT NULL);
COMMENT ON COLUMN seller.bonus_pct IS 'percent of the final price of each car sold';
CREATE TABLE vehicle (
  stock_no integer PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES branch,
  brand text NOT NULL,
  model text NOT NULL,
  fuel text NOT NULL,
  is_new boolean NOT NULL,
  model_year integer NOT NULL,
  km integer NOT NULL,
  bought_in_on date NOT NULL,
  bought_in_price numeric(10,2) NOT NULL,
  prep_cost numeric(8,2) NOT NULL DEFAULT 0,
  sticker_price numeric(10,2) NOT NULL,
  reduced_price numeric(10,2)
);
COMMENT ON COLUMN vehicle.sticker_price IS 'first asking price; reduced_price is the current one after a cut, null when never cut';
CREATE TABLE buyer (buyer_id integer PRIMARY KEY, buyer_name text NOT NULL, postcode text NOT NULL, business boolean NOT NULL);
CREATE TABLE sale (
  sale_no integer PRIMARY KEY,
  stock_no integer NOT NULL UNIQUE REFERENCES vehicle,
  buyer_id integer NOT NULL REFERENCES buyer,
  seller_id integer NOT NULL REFERENCES seller,
  contract_on date NOT NULL,
  handed_over_on date,
  cancelled_on date,
  final_price numeric(10,2) NOT NULL,
  extras_price numeric(8,2) NOT NULL DEFAULT 0,
  trade_in_value numeric(10,2),
  paid_how text NOT NULL
);
COMMENT ON COLUMN sale.trade_in_value IS 'value of the old car we took; null = none';
COMMENT ON COLUMN sale.paid_how IS 'cash, finance, leasing';
CREATE TABLE test_drive (drive_id integer PRIMARY KEY, stock_no integer NOT NULL REFERENCES vehicle, buyer_id integer NOT NULL REFERENCES buyer, driven_on date NOT NULL, km integer NOT NULL);
