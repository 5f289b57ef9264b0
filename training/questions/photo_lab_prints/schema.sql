CREATE TABLE customers (id int PRIMARY KEY, email text NOT NULL, first_name text NOT NULL, last_name text NOT NULL, is_pro boolean NOT NULL, created_on date NOT NULL);
CREATE TABLE products (id int PRIMARY KEY, title text NOT NULL, family text NOT NULL, unit_price numeric(7,2) NOT NULL, material_cost numeric(7,2) NOT NULL, minutes_machine numeric(5,1) NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id), placed_at timestamp NOT NULL, printed_at timestamp, shipped_at timestamp, cancelled_at timestamp, voucher_code text, voucher_amount numeric(6,2) NOT NULL DEFAULT 0, postage numeric(5,2) NOT NULL);
CREATE TABLE order_items (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), product_id int NOT NULL REFERENCES products(id), qty int NOT NULL, price_each numeric(7,2) NOT NULL, finish text);
CREATE TABLE reprints (id int PRIMARY KEY, order_item_id int NOT NULL REFERENCES order_items(id), reported_on date NOT NULL, reason text NOT NULL, qty int NOT NULL, our_fault boolean NOT NULL);
CREATE TABLE reviews (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), stars int NOT NULL, written_on date NOT NULL, body text);
