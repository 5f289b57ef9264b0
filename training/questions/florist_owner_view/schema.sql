CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL);
CREATE TABLE florist (
  florist_id int PRIMARY KEY,
  florist_name text NOT NULL,
  shop_id int NOT NULL REFERENCES shop
);
CREATE TABLE flower (
  flower_id int PRIMARY KEY,
  flower_name text NOT NULL,
  colour text NOT NULL,
  stem_cost numeric(5,2) NOT NULL,
  stem_price numeric(5,2) NOT NULL,
  vase_days int
);
CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  is_company boolean NOT NULL,
  phone text
);
CREATE TABLE bouquet_order (
  order_id int PRIMARY KEY,
  customer_id int REFERENCES customer,
  shop_id int NOT NULL REFERENCES shop,
  florist_id int REFERENCES florist,
  taken_at timestamp NOT NULL,
  wanted_for date NOT NULL,
  occasion text,
  delivery_town text,
  delivery_fee numeric(5,2) NOT NULL,
  total numeric(7,2) NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN bouquet_order.delivery_town IS 'empty if collected in the shop';
COMMENT ON COLUMN bouquet_order.status IS 'open, made, handed over, cancelled';
CREATE TABLE order_stem (
  order_id int NOT NULL REFERENCES bouquet_order,
  flower_id int NOT NULL REFERENCES flower,
  stems int NOT NULL,
  PRIMARY KEY (order_id, flower_id)
);
CREATE TABLE market_purchase (
  purchase_id int PRIMARY KEY,
  flower_id int NOT NULL REFERENCES flower,
  shop_id int NOT NULL REFERENCES shop,
  bought_on date NOT NULL,
  stems int NOT NULL,
  price_per_stem numeric(5,2) NOT NULL
);
CREATE TABLE binned (
  binned_id int PRIMARY KEY,
  flower_id int NOT NULL REFERENCES flower,
  shop_id int NOT NULL REFERENCES shop,
  binned_on date NOT NULL,
  stems int NOT NULL
);
