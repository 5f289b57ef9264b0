CREATE TABLE branches (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, manager_id int, opened_on date NOT NULL, closed_on date);
CREATE TABLE staff (id int PRIMARY KEY, full_name text NOT NULL, branch_id int REFERENCES branches(id), job text NOT NULL, hourly_wage numeric(6,2) NOT NULL, joined_on date NOT NULL, left_on date);
ALTER TABLE branches ADD FOREIGN KEY (manager_id) REFERENCES staff(id);
CREATE TABLE product_groups (code char(2) PRIMARY KEY, label text NOT NULL);
CREATE TABLE products (id int PRIMARY KEY, name text NOT NULL, group_code char(2) NOT NULL REFERENCES product_groups, shop_price numeric(6,2) NOT NULL, bake_cost numeric(6,2) NOT NULL);
CREATE TABLE daily_sales (branch_id int NOT NULL REFERENCES branches(id), product_id int NOT NULL REFERENCES products(id), sold_on date NOT NULL, delivered_units int NOT NULL, sold_units int NOT NULL, thrown_units int NOT NULL, takings numeric(8,2) NOT NULL, PRIMARY KEY (branch_id, product_id, sold_on));
COMMENT ON COLUMN daily_sales.takings IS 'money taken for all units of the product that day, already the total';
CREATE TABLE shifts (id int PRIMARY KEY, staff_id int NOT NULL REFERENCES staff(id), branch_id int NOT NULL REFERENCES branches(id), worked_on date NOT NULL, hours numeric(4,1) NOT NULL, is_overtime boolean NOT NULL);
COMMENT ON COLUMN shifts.branch_id IS 'where the shift was worked, which need not be the home branch of the person';
