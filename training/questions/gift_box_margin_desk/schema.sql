CREATE TABLE category (category_id int PRIMARY KEY, category_name text NOT NULL);
CREATE TABLE gift_box (box_id int PRIMARY KEY, box_name text NOT NULL, category_id int NOT NULL REFERENCES category, unit_cost numeric(8,2) NOT NULL, list_price numeric(8,2) NOT NULL, vat_rate numeric(4,1) NOT NULL, launched_on date NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, full_name text NOT NULL, city text, signed_up_on date NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE shop_order (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, ordered_at timestamp NOT NULL, channel text NOT NULL CHECK (channel IN ('web','app','phone')), status text NOT NULL CHECK (status IN ('placed','shipped','delivered','cancelled')), shipping_fee numeric(6,2) NOT NULL, shipped_on date, delivered_on date);
CREATE TABLE order_line (line_id int PRIMARY KEY, order_id int NOT NULL REFERENCES shop_order, box_id int NOT NULL REFERENCES gift_box, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE return_case (return_id int PRIMARY KEY, line_id int NOT NULL REFERENCES order_line, returned_on date NOT NULL, reason text NOT NULL, refunded numeric(8,2));
COMMENT ON COLUMN order_line.unit_price IS 'price per box without VAT, before the discount';
COMMENT ON COLUMN gift_box.vat_rate IS 'percent of VAT';
