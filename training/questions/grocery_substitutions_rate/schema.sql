CREATE TABLE store (id int PRIMARY KEY, name text NOT NULL, postcode text NOT NULL);
CREATE TABLE shopper (id int PRIMARY KEY, email text NOT NULL, signup_date date NOT NULL, plus_member boolean NOT NULL);
CREATE TABLE picker (id int PRIMARY KEY, name text NOT NULL, store_id int NOT NULL REFERENCES store(id));
CREATE TABLE product (id int PRIMARY KEY, name text NOT NULL, aisle text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE web_order (id int PRIMARY KEY, shopper_id int NOT NULL REFERENCES shopper(id), store_id int NOT NULL REFERENCES store(id), picker_id int REFERENCES picker(id), placed_at timestamp NOT NULL, slot_start timestamp NOT NULL, slot_end timestamp NOT NULL, arrived_at timestamp, delivery_fee numeric(5,2) NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE order_line (order_id int NOT NULL REFERENCES web_order(id), product_id int NOT NULL REFERENCES product(id), qty_ordered int NOT NULL, qty_picked int NOT NULL, substitute_id int REFERENCES product(id), PRIMARY KEY (order_id, product_id));
COMMENT ON COLUMN order_line.substitute_id IS 'product put in instead when the ordered one was out';
CREATE TABLE refund (id int PRIMARY KEY, order_id int NOT NULL REFERENCES web_order(id), reason text NOT NULL, amount numeric(6,2) NOT NULL, asked_on date NOT NULL);
