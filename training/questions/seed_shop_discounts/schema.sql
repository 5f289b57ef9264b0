CREATE TABLE suppliers (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, country text NOT NULL);
CREATE TABLE varieties (variety_id int PRIMARY KEY, variety_name text NOT NULL, crop text NOT NULL, organic boolean NOT NULL, supplier_id int NOT NULL REFERENCES suppliers, unit_cost numeric(6,2) NOT NULL, unit_price numeric(6,2) NOT NULL, introduced_on date NOT NULL);
CREATE TABLE growers (grower_id int PRIMARY KEY, grower_name text NOT NULL, county text NOT NULL, first_contact date NOT NULL, vip boolean NOT NULL);
CREATE TABLE coupons (code text PRIMARY KEY, percent_off int NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL);
CREATE TABLE orders (order_id int PRIMARY KEY, grower_id int NOT NULL REFERENCES growers, ordered_on date NOT NULL, shipped_on date, arrived_on date, coupon_code text REFERENCES coupons, shipping_fee numeric(6,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN orders.state IS 'open, shipped, arrived, cancelled';
CREATE TABLE order_lines (order_id int NOT NULL REFERENCES orders, line_no int NOT NULL, variety_id int NOT NULL REFERENCES varieties, packs int NOT NULL, price_per_pack numeric(6,2) NOT NULL, cost_per_pack numeric(6,2) NOT NULL, PRIMARY KEY (order_id, line_no));
CREATE TABLE returns (return_id int PRIMARY KEY, order_id int NOT NULL, line_no int NOT NULL, packs int NOT NULL, refunded numeric(7,2) NOT NULL, returned_on date NOT NULL, reason text NOT NULL, FOREIGN KEY (order_id, line_no) REFERENCES order_lines);
CREATE TABLE germination_tests (test_id int PRIMARY KEY, variety_id int NOT NULL REFERENCES varieties, tested_on date NOT NULL, seeds_sown int NOT NULL, seeds_germinated int NOT NULL);
