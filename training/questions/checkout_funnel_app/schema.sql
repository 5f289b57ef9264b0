CREATE TABLE shop_user (user_id int PRIMARY KEY, registered_on date NOT NULL, newsletter boolean NOT NULL, city text);
CREATE TABLE experiment (exp_id int PRIMARY KEY, exp_name text NOT NULL, from_day date NOT NULL, to_day date);
CREATE TABLE assignment (exp_id int NOT NULL REFERENCES experiment, user_id int NOT NULL REFERENCES shop_user, variant text NOT NULL, PRIMARY KEY (exp_id, user_id));
CREATE TABLE basket (basket_id int PRIMARY KEY, user_id int REFERENCES shop_user, opened_at timestamp NOT NULL, device text NOT NULL, goods_value numeric(8,2) NOT NULL, delivery_fee numeric(5,2) NOT NULL, coupon_value numeric(6,2) NOT NULL);
CREATE TABLE funnel_event (event_id int PRIMARY KEY, basket_id int NOT NULL REFERENCES basket, step text NOT NULL, at timestamp NOT NULL);
CREATE TABLE payment_try (try_id int PRIMARY KEY, basket_id int NOT NULL REFERENCES basket, method text NOT NULL, tried_at timestamp NOT NULL, ok boolean NOT NULL, decline_reason text);
COMMENT ON COLUMN funnel_event.step IS 'address, delivery, payment, done';
COMMENT ON COLUMN basket.user_id IS 'null for a guest';
