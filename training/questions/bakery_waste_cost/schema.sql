CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, district text NOT NULL, rent_month numeric(8,2) NOT NULL);
CREATE TABLE article (art_id int PRIMARY KEY, art_name text NOT NULL, family text NOT NULL, sale_price numeric(5,2) NOT NULL, make_cost numeric(5,2) NOT NULL);
CREATE TABLE bake_day (shop_id int NOT NULL REFERENCES shop, art_id int NOT NULL REFERENCES article, bake_date date NOT NULL, baked int NOT NULL, sold int NOT NULL, given_away int NOT NULL, thrown_away int NOT NULL, PRIMARY KEY (shop_id, art_id, bake_date));
COMMENT ON TABLE bake_day IS 'pieces per shop, article and day';
CREATE TABLE cake_order (order_no int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, customer text NOT NULL, taken_on date NOT NULL, pickup_on date NOT NULL, picked_up_on date, price numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE ingredient (ing_id int PRIMARY KEY, ing_name text NOT NULL, unit text NOT NULL);
CREATE TABLE purchase (purchase_id int PRIMARY KEY, ing_id int NOT NULL REFERENCES ingredient, mill text NOT NULL, ordered_on date NOT NULL, delivered_on date, quantity numeric(8,1) NOT NULL, unit_price numeric(7,3) NOT NULL);
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL, shop_id int REFERENCES shop, wage_hour numeric(5,2) NOT NULL);
CREATE TABLE shift (shift_id int PRIMARY KEY, staff_id int NOT NULL REFERENCES staff, shift_date date NOT NULL, from_hour int NOT NULL, to_hour int NOT NULL);
