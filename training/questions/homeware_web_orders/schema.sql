CREATE TABLE customers (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, country text NOT NULL, registered_at timestamp NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE categories (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (id int PRIMARY KEY, category_id int NOT NULL REFERENCES categories, title text NOT NULL, price numeric(8,2) NOT NULL, cost numeric(8,2) NOT NULL, in_stock int NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, placed_at timestamp NOT NULL, status text NOT NULL, shipping_fee numeric(6,2) NOT NULL, discount numeric(6,2) NOT NULL, payment_method text NOT NULL, shipped_at timestamp, delivered_at timestamp);
COMMENT ON COLUMN orders.status IS 'pending, processing, shipped, delivered, canceled';
CREATE TABLE order_items (order_id int NOT NULL REFERENCES orders, product_id int NOT NULL REFERENCES products, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL, PRIMARY KEY (order_id, product_id));
CREATE TABLE returns (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, product_id int NOT NULL REFERENCES products, requested_on date NOT NULL, reason text NOT NULL, refund_amount numeric(8,2), refunded_on date);
CREATE TABLE reviews (id int PRIMARY KEY, product_id int NOT NULL REFERENCES products, customer_id int NOT NULL REFERENCES customers, stars int NOT NULL, posted_on date NOT NULL, comment text);
