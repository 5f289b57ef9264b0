CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, industry text NOT NULL, customer_since date NOT NULL);
CREATE TABLE product_lines (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE pumps (id int PRIMARY KEY, line_id int NOT NULL REFERENCES product_lines(id), model text NOT NULL, unit_cost numeric(9,2) NOT NULL, list_price numeric(9,2) NOT NULL);
CREATE TABLE sales_reps (id int PRIMARY KEY, name text NOT NULL, hired_on date NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id), rep_id int NOT NULL REFERENCES sales_reps(id), ordered_on date NOT NULL, shipped_on date, invoiced_on date, paid_on date);
CREATE TABLE order_items (order_id int NOT NULL REFERENCES orders(id), pump_id int NOT NULL REFERENCES pumps(id), quantity int NOT NULL, unit_price numeric(9,2) NOT NULL, discount_pct numeric(4,1) NOT NULL, PRIMARY KEY (order_id, pump_id));
