CREATE TABLE flowers (id int PRIMARY KEY, name text NOT NULL, colour text NOT NULL, stem_cost numeric(5,2) NOT NULL, stems_in_stock int NOT NULL);
CREATE TABLE arrangements (id int PRIMARY KEY, title text NOT NULL, occasion text NOT NULL, price numeric(7,2) NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE arrangement_flowers (arrangement_id int REFERENCES arrangements, flower_id int REFERENCES flowers, stems int NOT NULL, PRIMARY KEY (arrangement_id, flower_id));
CREATE TABLE buyers (id int PRIMARY KEY, name text NOT NULL, email text, business boolean NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, ordered_at timestamp NOT NULL, deliver_on date NOT NULL, delivered_at timestamp, recipient_name text NOT NULL, district text NOT NULL, card_text text, status text NOT NULL);
COMMENT ON COLUMN orders.status IS 'new, bound, on_the_road, delivered, returned, cancelled';
CREATE TABLE order_lines (order_id int REFERENCES orders, arrangement_id int REFERENCES arrangements, qty int NOT NULL, unit_price numeric(7,2) NOT NULL, PRIMARY KEY (order_id, arrangement_id));
