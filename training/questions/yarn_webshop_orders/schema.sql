CREATE TABLE countries (code char(2) PRIMARY KEY, country_name text NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, country char(2) NOT NULL REFERENCES countries, newsletter boolean NOT NULL, registered_at timestamp NOT NULL);
CREATE TABLE brands (brand_id int PRIMARY KEY, brand text NOT NULL);
CREATE TABLE yarns (sku text PRIMARY KEY, title text NOT NULL, brand_id int NOT NULL REFERENCES brands, fibre text NOT NULL, purchase_price numeric(6,2) NOT NULL, retail_price numeric(6,2) NOT NULL, stock int NOT NULL);
CREATE TABLE shop_orders (order_no int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, placed_at timestamp NOT NULL, state text NOT NULL, postage numeric(6,2) NOT NULL);
CREATE TABLE shop_order_items (item_id int PRIMARY KEY, order_no int NOT NULL REFERENCES shop_orders, sku text NOT NULL REFERENCES yarns, quantity int NOT NULL, unit_price numeric(6,2) NOT NULL, discount_pct numeric(4,1) NOT NULL);
CREATE TABLE returns (return_id int PRIMARY KEY, item_id int NOT NULL REFERENCES shop_order_items, returned_at timestamp NOT NULL, quantity int NOT NULL, refund_amount numeric(8,2) NOT NULL);
