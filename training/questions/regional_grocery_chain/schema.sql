CREATE TABLE regions (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE branches (id int PRIMARY KEY, region_id int NOT NULL REFERENCES regions, name text NOT NULL, town text NOT NULL, opened_on date NOT NULL, closed_on date);
CREATE TABLE warehouses (id int PRIMARY KEY, region_id int NOT NULL REFERENCES regions, name text NOT NULL, town text NOT NULL, pallet_places int NOT NULL);
CREATE TABLE counters (id int PRIMARY KEY, branch_id int NOT NULL REFERENCES branches, label text NOT NULL, kind text NOT NULL); -- kind: bakery, deli, fish, till
CREATE TABLE employees (id int PRIMARY KEY, full_name text NOT NULL, home_branch_id int REFERENCES branches, job text NOT NULL, hired_on date NOT NULL);
CREATE TABLE suppliers (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL);
CREATE TABLE categories (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (id int PRIMARY KEY, category_id int NOT NULL REFERENCES categories, main_supplier_id int NOT NULL REFERENCES suppliers, name text NOT NULL, list_price numeric(7,2) NOT NULL, cost_price numeric(7,2) NOT NULL);
CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, card_no text UNIQUE, joined_on date NOT NULL);
CREATE TABLE sales (id int PRIMARY KEY, counter_id int NOT NULL REFERENCES counters, customer_id int REFERENCES customers, cashier_id int NOT NULL REFERENCES employees, voided_by int REFERENCES employees, sold_at timestamptz NOT NULL);
CREATE TABLE sale_lines (sale_id int NOT NULL REFERENCES sales, line_no int NOT NULL, product_id int NOT NULL REFERENCES products, quantity int NOT NULL, unit_price numeric(7,2) NOT NULL, discount numeric(7,2) NOT NULL, line_total numeric(9,2) NOT NULL, PRIMARY KEY (sale_id, line_no));
CREATE TABLE customer_orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, pickup_branch_id int NOT NULL REFERENCES branches, placed_on date NOT NULL, pickup_due date NOT NULL, picked_up_on date);
CREATE TABLE customer_order_lines (order_id int NOT NULL REFERENCES customer_orders, product_id int NOT NULL REFERENCES products, quantity int NOT NULL, PRIMARY KEY (order_id, product_id));
CREATE TABLE purchase_orders (id int PRIMARY KEY, supplier_id int NOT NULL REFERENCES suppliers, warehouse_id int NOT NULL REFERENCES warehouses, requested_by int NOT NULL REFERENCES employees, approved_by int REFERENCES employees, ordered_on date NOT NULL, promised_on date NOT NULL, received_on date);
CREATE TABLE purchase_order_lines (po_id int NOT NULL REFERENCES purchase_orders, product_id int NOT NULL REFERENCES products, cases int NOT NULL, case_price numeric(8,2) NOT NULL, PRIMARY KEY (po_id, product_id));
CREATE TABLE warehouse_stock (warehouse_id int NOT NULL REFERENCES warehouses, product_id int NOT NULL REFERENCES products, cases int NOT NULL, counted_on date NOT NULL, PRIMARY KEY (warehouse_id, product_id));
COMMENT ON COLUMN sale_lines.line_total IS 'quantity times unit_price less discount';
COMMENT ON COLUMN sales.voided_by IS 'the employee who cancelled the sale at the till; null for a sale that stands';
