CREATE TABLE machine (machine_id int PRIMARY KEY, machine_name text NOT NULL, clamping_tons int NOT NULL, hourly_rate numeric(6,2) NOT NULL, target_oee numeric(4,1));
CREATE TABLE material (material_id int PRIMARY KEY, material_name text NOT NULL, price_per_kg numeric(6,3) NOT NULL);
CREATE TABLE product (product_id int PRIMARY KEY, product_name text NOT NULL, material_id int NOT NULL REFERENCES material, weight_g numeric(7,1) NOT NULL, cycle_seconds int NOT NULL, sales_price numeric(7,3) NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, country text NOT NULL);
CREATE TABLE sales_order (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, product_id int NOT NULL REFERENCES product, ordered_on date NOT NULL, requested_on date NOT NULL, shipped_on date, quantity_ordered int NOT NULL, quantity_shipped int NOT NULL DEFAULT 0);
CREATE TABLE production_run (run_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machine, product_id int NOT NULL REFERENCES product, run_date date NOT NULL, shift text NOT NULL CHECK (shift IN ('early','late','night')), run_hours numeric(4,2) NOT NULL, good_parts int NOT NULL, scrap_parts int NOT NULL);
CREATE TABLE scrap_reason (run_id int NOT NULL REFERENCES production_run, reason text NOT NULL, parts int NOT NULL, PRIMARY KEY (run_id, reason));
CREATE TABLE downtime (downtime_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machine, began_at timestamp NOT NULL, minutes int NOT NULL, planned boolean NOT NULL, cause text);
