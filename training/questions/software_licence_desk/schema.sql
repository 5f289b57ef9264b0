CREATE TABLE vendors (vendor_id int PRIMARY KEY, vendor_name text NOT NULL);
CREATE TABLE products (product_id int PRIMARY KEY, product_name text NOT NULL, vendor_id int NOT NULL REFERENCES vendors, replaces int REFERENCES products);
CREATE TABLE contracts (contract_id int PRIMARY KEY, product_id int NOT NULL REFERENCES products, seats_bought int NOT NULL, seat_price_year numeric(8,2) NOT NULL, signed_on date NOT NULL, runs_until date NOT NULL, auto_renew boolean NOT NULL, signed_by text NOT NULL);
CREATE TABLE departments (department_id int PRIMARY KEY, department_name text NOT NULL, cost_centre text NOT NULL);
CREATE TABLE employees (employee_id int PRIMARY KEY, employee_name text NOT NULL, department_id int NOT NULL REFERENCES departments, boss_id int REFERENCES employees, left_on date);
CREATE TABLE seats (seat_id int PRIMARY KEY, contract_id int NOT NULL REFERENCES contracts, employee_id int NOT NULL REFERENCES employees, given_on date NOT NULL, taken_back_on date, last_used_on date);
