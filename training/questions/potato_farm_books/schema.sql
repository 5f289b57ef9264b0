CREATE TABLE fld (
  fld_id integer PRIMARY KEY,
  fld_nm text NOT NULL,
  ha numeric(5,2) NOT NULL,
  soil text NOT NULL,
  owned boolean NOT NULL
);
COMMENT ON TABLE fld IS 'fields';
COMMENT ON COLUMN fld.ha IS 'area in hectares';
COMMENT ON COLUMN fld.owned IS 'false: rented from somebody';
CREATE TABLE var (
  var_cd text PRIMARY KEY,
  var_nm text NOT NULL,
  use_cd text NOT NULL,
  days_mat integer NOT NULL
);
COMMENT ON TABLE var IS 'potato varieties';
COMMENT ON COLUMN var.use_cd IS 'T = table potatoes, C = crisps, S = starch';
COMMENT ON COLUMN var.days_mat IS 'days from planting to maturity';
CREATE TABLE crop (
  crop_id integer PRIMARY KEY,
  fld_id integer NOT NULL,
  var_cd text NOT NULL,
  yr integer NOT NULL,
  dt_plant date NOT NULL,
  dt_burn date,
  dt_lift date,
  seed_kg integer NOT NULL,
  seed_cost numeric(9,2) NOT NULL,
  yield_t numeric(7,2),
  waste_t numeric(7,2)
);
COMMENT ON COLUMN crop.dt_burn IS 'day the haulm was killed';
COMMENT ON COLUMN crop.dt_lift IS 'day the crop was lifted (harvested)';
COMMENT ON COLUMN crop.yield_t IS 'tonnes lifted, waste included';
COMMENT ON COLUMN crop.waste_t IS 'tonnes of it graded out as waste';
CREATE TABLE spray (
  spray_id integer PRIMARY KEY,
  crop_id integer NOT NULL,
  dt date NOT NULL,
  product text NOT NULL,
  purpose text NOT NULL,
  l_per_ha numeric(5,2) NOT NULL,
  cost_per_l numeric(7,2) NOT NULL,
  operator text NOT NULL
);
COMMENT ON COLUMN spray.purpose IS 'blight, weeds, aphids or haulm';
CREATE TABLE buyer (
  buyer_id integer PRIMARY KEY,
  buyer_nm text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE sale (
  sale_no integer PRIMARY KEY,
  buyer_id integer NOT NULL,
  var_cd text NOT NULL,
  dt_agreed date NOT NULL,
  dt_loaded date,
  dt_inv date,
  dt_paid date,
  t_agreed numeric(7,2) NOT NULL,
  t_loaded numeric(7,2),
  price_t numeric(7,2) NOT NULL,
  deduct numeric(9,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN sale.price_t IS 'price per tonne; the invoice is tonnes loaded times price less the deduction';
COMMENT ON COLUMN sale.deduct IS 'amount deducted for quality';
