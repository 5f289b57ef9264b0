CREATE TABLE hub (hub_id int PRIMARY KEY, hub_name text NOT NULL, city text NOT NULL, opened date NOT NULL);
CREATE TABLE category (category_id int PRIMARY KEY, category_name text NOT NULL, parent_id int REFERENCES category(category_id));
CREATE TABLE article (
  article_no int PRIMARY KEY,
  article_name text NOT NULL,
  category_id int NOT NULL REFERENCES category,
  cost_price numeric(7,2) NOT NULL,
  sales_price numeric(7,2) NOT NULL,
  organic boolean NOT NULL
);
CREATE TABLE shopper (shopper_id int PRIMARY KEY, shopper_name text NOT NULL, zip text NOT NULL, registered date NOT NULL, birthday date);
CREATE TABLE basket (
  basket_id int PRIMARY KEY,
  shopper_id int NOT NULL REFERENCES shopper,
  hub_id int NOT NULL REFERENCES hub,
  created timestamp NOT NULL,
  checked_out timestamp,
  promised_minutes int,
  delivered timestamp,
  delivery_fee numeric(5,2) NOT NULL DEFAULT 0,
  promo_code text
);
COMMENT ON COLUMN basket.checked_out IS 'null when the basket was abandoned';
CREATE TABLE basket_line (
  basket_id int NOT NULL REFERENCES basket,
  article_no int NOT NULL REFERENCES article,
  qty int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  qty_missing int NOT NULL DEFAULT 0,
  PRIMARY KEY (basket_id, article_no)
);
COMMENT ON COLUMN basket_line.qty_missing IS 'ordered but not available at picking';
CREATE TABLE waste (waste_id int PRIMARY KEY, hub_id int NOT NULL REFERENCES hub, article_no int NOT NULL REFERENCES article, qty int NOT NULL, wasted_on date NOT NULL, cause text);
CREATE TABLE rider_shift (shift_id int PRIMARY KEY, hub_id int NOT NULL REFERENCES hub, rider_name text NOT NULL, shift_date date NOT NULL, hours numeric(4,1) NOT NULL, drops int NOT NULL);
