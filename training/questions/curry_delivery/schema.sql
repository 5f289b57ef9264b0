CREATE TABLE restaurants (restaurant_id int PRIMARY KEY, name text NOT NULL, cuisine text NOT NULL, district text NOT NULL, joined_on date NOT NULL, commission_rate numeric(4,2) NOT NULL, open_sundays boolean NOT NULL);
CREATE TABLE dishes (dish_id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants, dish_name text NOT NULL, price numeric(6,2) NOT NULL, vegetarian boolean NOT NULL, spicy_level int NOT NULL);
CREATE TABLE customers (customer_id int PRIMARY KEY, name text NOT NULL, district text NOT NULL, phone text, signed_up date NOT NULL);
CREATE TABLE couriers (courier_id int PRIMARY KEY, name text NOT NULL, vehicle text NOT NULL, started_on date NOT NULL, quit_on date);
CREATE TABLE orders (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, restaurant_id int NOT NULL REFERENCES restaurants, courier_id int REFERENCES couriers, ordered_at timestamp NOT NULL, delivered_at timestamp, delivery_fee numeric(5,2) NOT NULL, tip numeric(5,2) NOT NULL, status text NOT NULL);
COMMENT ON COLUMN orders.status IS 'cooking, on the way, delivered, cancelled';
CREATE TABLE order_lines (order_id int NOT NULL REFERENCES orders, dish_id int NOT NULL REFERENCES dishes, quantity int NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (order_id, dish_id));
CREATE TABLE ratings (order_id int PRIMARY KEY REFERENCES orders, food_stars int NOT NULL, delivery_stars int NOT NULL, remark text);
