CREATE TABLE pharmacies (pharmacy_id int PRIMARY KEY, name text NOT NULL, town text NOT NULL);
CREATE TABLE suppliers (supplier_id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (product_id int PRIMARY KEY, name text NOT NULL, category text NOT NULL, prescription_only boolean NOT NULL, supplier_id int REFERENCES suppliers, cost_price numeric(7,2) NOT NULL, sale_price numeric(7,2) NOT NULL);
CREATE TABLE stock (pharmacy_id int NOT NULL REFERENCES pharmacies, product_id int NOT NULL REFERENCES products, units int NOT NULL, min_units int NOT NULL, best_before date, PRIMARY KEY (pharmacy_id, product_id));
CREATE TABLE sales (sale_id int PRIMARY KEY, pharmacy_id int NOT NULL REFERENCES pharmacies, sold_at timestamp NOT NULL, loyalty_card text, payment text NOT NULL);
CREATE TABLE sale_items (sale_id int NOT NULL REFERENCES sales, product_id int NOT NULL REFERENCES products, qty int NOT NULL, price numeric(7,2) NOT NULL, rebate numeric(6,2) NOT NULL DEFAULT 0, PRIMARY KEY (sale_id, product_id));
CREATE TABLE prescriptions (rx_id int PRIMARY KEY, pharmacy_id int NOT NULL REFERENCES pharmacies, received_at timestamp NOT NULL, ready_at timestamp, collected_at timestamp, fund_amount numeric(8,2) NOT NULL, patient_share numeric(6,2) NOT NULL, fund_paid_on date);
