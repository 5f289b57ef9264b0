CREATE TABLE branches (id bigint PRIMARY KEY, name varchar(50) NOT NULL, opened_on date NOT NULL);
CREATE TABLE users (id bigint PRIMARY KEY, name varchar(80) NOT NULL, phone varchar(20), created_at timestamp NOT NULL, marketing_opt_in boolean NOT NULL);
CREATE TABLE menu_items (id bigint PRIMARY KEY, name varchar(60) NOT NULL, section varchar(20) NOT NULL, price numeric(6,2) NOT NULL, food_cost numeric(6,2), available boolean NOT NULL);
CREATE TABLE riders (id bigint PRIMARY KEY, name varchar(60) NOT NULL, branch_id bigint NOT NULL REFERENCES branches);
CREATE TABLE orders (id bigint PRIMARY KEY, branch_id bigint NOT NULL REFERENCES branches, user_id bigint REFERENCES users, type varchar(10) NOT NULL, status varchar(12) NOT NULL, placed_at timestamp NOT NULL, promised_at timestamp, delivered_at timestamp, rider_id bigint REFERENCES riders, tip numeric(6,2) NOT NULL DEFAULT 0, delivery_fee numeric(5,2) NOT NULL DEFAULT 0, voucher_code varchar(12));
COMMENT ON COLUMN orders.type IS 'delivery, pickup, dine_in';
COMMENT ON COLUMN orders.status IS 'open, completed, cancelled';
CREATE TABLE order_items (id bigint PRIMARY KEY, order_id bigint NOT NULL REFERENCES orders, menu_item_id bigint NOT NULL REFERENCES menu_items, quantity int NOT NULL, unit_price numeric(6,2) NOT NULL);
CREATE TABLE complaints (id bigint PRIMARY KEY, order_id bigint NOT NULL REFERENCES orders, reason varchar(30) NOT NULL, refunded numeric(6,2), created_at timestamp NOT NULL, solved_at timestamp);
