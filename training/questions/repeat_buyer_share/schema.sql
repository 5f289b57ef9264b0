CREATE TABLE buyers (buyer_id int PRIMARY KEY, email text NOT NULL, country text NOT NULL, created_at timestamp NOT NULL, marketing_ok boolean NOT NULL);
CREATE TABLE goods (good_id int PRIMARY KEY, title text NOT NULL, category text NOT NULL, price numeric(7,2) NOT NULL, purchase_cost numeric(7,2) NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE baskets (basket_id int PRIMARY KEY, buyer_id int REFERENCES buyers, started_at timestamp NOT NULL, device text NOT NULL);
CREATE TABLE web_orders (order_id int PRIMARY KEY, basket_id int REFERENCES baskets, buyer_id int NOT NULL REFERENCES buyers, placed_at timestamp NOT NULL, coupon text, shipping_fee numeric(5,2) NOT NULL, dispatched_at timestamp, arrived_on date, state text NOT NULL);
CREATE TABLE order_goods (order_id int NOT NULL REFERENCES web_orders, good_id int NOT NULL REFERENCES goods, pieces int NOT NULL, piece_price numeric(7,2) NOT NULL, returned_pieces int NOT NULL, PRIMARY KEY (order_id, good_id));
COMMENT ON COLUMN web_orders.state IS 'paid, sent, arrived, cancelled';
