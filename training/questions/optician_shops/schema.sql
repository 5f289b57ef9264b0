CREATE TABLE shop (shop_no int PRIMARY KEY, town text NOT NULL, opened int NOT NULL);
CREATE TABLE optometrist (opt_id int PRIMARY KEY, opt_name text NOT NULL, shop_no int NOT NULL REFERENCES shop);
CREATE TABLE customer (cust_id int PRIMARY KEY, cust_name text NOT NULL, dob date NOT NULL, phone text, contact_ok char(1) NOT NULL);
CREATE TABLE eye_test (test_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES customer, opt_id int NOT NULL REFERENCES optometrist, tested_on date NOT NULL, next_test_due date NOT NULL, fee numeric(5,2) NOT NULL);
CREATE TABLE frame (frame_id int PRIMARY KEY, maker text NOT NULL, model text NOT NULL, retail numeric(6,2) NOT NULL, wholesale numeric(6,2) NOT NULL);
CREATE TABLE frame_stock (shop_no int NOT NULL REFERENCES shop, frame_id int NOT NULL REFERENCES frame, on_display int NOT NULL, in_drawer int NOT NULL, PRIMARY KEY (shop_no, frame_id));
CREATE TABLE glasses_order (order_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES customer, shop_no int NOT NULL REFERENCES shop, frame_id int REFERENCES frame, ordered date NOT NULL, promised date NOT NULL, back_from_lab date, collected date, lens_price numeric(7,2) NOT NULL, frame_price numeric(7,2) NOT NULL, remake char(1) NOT NULL);
COMMENT ON COLUMN glasses_order.frame_id IS 'null when the customer kept the old frame';
COMMENT ON COLUMN glasses_order.remake IS 'Y when the lab had to make it again';
