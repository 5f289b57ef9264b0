CREATE TABLE regions (region_id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE sales_reps (rep_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, hired_on date NOT NULL);
CREATE TABLE customers (customer_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL, region_id int NOT NULL REFERENCES regions, since date NOT NULL);
CREATE TABLE coffees (coffee_id int PRIMARY KEY, name text NOT NULL, category text NOT NULL, price numeric(8,2) NOT NULL, cost_price numeric(8,2) NOT NULL);
CREATE TABLE orders (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, rep_id int REFERENCES sales_reps, ordered_on date NOT NULL, shipping numeric(8,2) NOT NULL, total numeric(10,2) NOT NULL);
CREATE TABLE order_lines (line_id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, coffee_id int NOT NULL REFERENCES coffees, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL);
CREATE TABLE refunds (refund_id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, refunded_on date NOT NULL, amount numeric(8,2) NOT NULL, reason text NOT NULL);
COMMENT ON COLUMN orders.total IS 'all lines plus shipping';
COMMENT ON COLUMN coffees.cost_price IS 'what one bag costs us to make';
