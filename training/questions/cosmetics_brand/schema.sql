CREATE TABLE product_lines (
  id integer PRIMARY KEY,
  name text NOT NULL,
  launched_on date NOT NULL,
  vegan boolean NOT NULL
);
CREATE TABLE products (
  id integer PRIMARY KEY,
  line_id integer NOT NULL REFERENCES product_lines(id),
  sku text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL,
  volume_ml integer,
  retail_price_eur numeric(6,2) NOT NULL,
  unit_cost_eur numeric(6,2) NOT NULL,
  withdrawn_on date
);
CREATE TABLE ingredients (
  id integer PRIMARY KEY,
  inci_name text NOT NULL,
  supplier_country text NOT NULL,
  allergen boolean NOT NULL
);
CREATE TABLE formulas (
  product_id integer NOT NULL REFERENCES products(id),
  ingredient_id integer NOT NULL REFERENCES ingredients(id),
  percent numeric(5,2) NOT NULL,
  PRIMARY KEY (product_id, ingredient_id)
);
CREATE TABLE retailers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  channel text NOT NULL,
  country text NOT NULL,
  margin_pct numeric(4,1) NOT NULL,
  account_manager text
);
CREATE TABLE sell_ins (
  id integer PRIMARY KEY,
  retailer_id integer NOT NULL REFERENCES retailers(id),
  product_id integer NOT NULL REFERENCES products(id),
  shipped_on date NOT NULL,
  units integer NOT NULL,
  net_amount_eur numeric(10,2) NOT NULL,
  returned_units integer NOT NULL DEFAULT 0
);
CREATE TABLE batches (
  batch_code text PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products(id),
  filled_on date NOT NULL,
  expires_on date NOT NULL,
  units integer NOT NULL,
  lab_result text
);
CREATE TABLE influencer_posts (
  id integer PRIMARY KEY,
  handle text NOT NULL,
  platform text NOT NULL,
  product_id integer REFERENCES products(id),
  posted_on date NOT NULL,
  fee_eur numeric(8,2) NOT NULL,
  likes integer,
  code_redemptions integer
);
