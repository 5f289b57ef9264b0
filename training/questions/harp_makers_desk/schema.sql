CREATE TABLE workshops (id int PRIMARY KEY, town text NOT NULL, benches int NOT NULL, monthly_rent numeric(8,2) NOT NULL);
CREATE TABLE makers (id int PRIMARY KEY, name text NOT NULL, workshop_id int NOT NULL REFERENCES workshops(id), apprentice boolean NOT NULL, joined_on date NOT NULL, left_on date);
CREATE TABLE models (id int PRIMARY KEY, model_name text NOT NULL, kind text NOT NULL, strings int NOT NULL, base_price numeric(9,2) NOT NULL, target_hours int NOT NULL);
CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, category text NOT NULL, country text NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id), model_id int NOT NULL REFERENCES models(id), maker_id int REFERENCES makers(id), wood text NOT NULL, ordered_on date NOT NULL, promised_for date NOT NULL, delivered_on date, price numeric(9,2) NOT NULL, cancelled_on date);
CREATE TABLE work_logs (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), maker_id int NOT NULL REFERENCES makers(id), worked_on date NOT NULL, hours numeric(4,1) NOT NULL, stage text NOT NULL);
CREATE TABLE payments (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), paid_on date NOT NULL, amount numeric(9,2) NOT NULL, kind text NOT NULL);
CREATE TABLE rentals (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id), model_id int NOT NULL REFERENCES models(id), from_date date NOT NULL, until_date date, monthly_fee numeric(7,2) NOT NULL);
