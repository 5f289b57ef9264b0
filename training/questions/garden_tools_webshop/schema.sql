CREATE TABLE customers (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, country text NOT NULL, signed_up date NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE categories (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (id int PRIMARY KEY, title text NOT NULL, category_id int NOT NULL REFERENCES categories, price numeric(8,2) NOT NULL, cost numeric(8,2) NOT NULL, in_stock int NOT NULL, reorder_level int NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, ordered_on date NOT NULL, shipped_on date, delivered_on date, status text NOT NULL, shipping_fee numeric(6,2) NOT NULL, coupon text);
CREATE TABLE order_lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, product_id int NOT NULL REFERENCES products, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL);
CREATE TABLE payments (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, paid_on date NOT NULL, amount numeric(9,2) NOT NULL, method text NOT NULL);
CREATE TABLE returns (id int PRIMARY KEY, order_line_id int NOT NULL REFERENCES order_lines, returned_on date NOT NULL, reason text NOT NULL, refund numeric(8,2));
COMMENT ON COLUMN orders.status IS 'new, shipped, delivered, cancelled';
