CREATE TABLE category (category_id int PRIMARY KEY, category_name text NOT NULL);
CREATE TABLE supplier (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, city text NOT NULL, delivery_days int NOT NULL);
CREATE TABLE product (product_id int PRIMARY KEY, product_name text NOT NULL, category_id int NOT NULL REFERENCES category, supplier_id int REFERENCES supplier, purchase_price numeric(7,2) NOT NULL, sales_price numeric(7,2) NOT NULL, quantity_on_hand int NOT NULL, reorder_level int NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, is_business boolean NOT NULL, city text NOT NULL, credit_limit numeric(8,2), created_on date NOT NULL);
CREATE TABLE employee (employee_id int PRIMARY KEY, employee_name text NOT NULL, department text NOT NULL, start_date date NOT NULL, supervisor_id int REFERENCES employee(employee_id));
CREATE TABLE invoice (invoice_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, employee_id int NOT NULL REFERENCES employee, invoice_date date NOT NULL, due_date date NOT NULL, paid_date date);
CREATE TABLE invoice_line (invoice_id int NOT NULL REFERENCES invoice, line_no int NOT NULL, product_id int NOT NULL REFERENCES product, quantity int NOT NULL, unit_price numeric(7,2) NOT NULL, PRIMARY KEY (invoice_id, line_no));
CREATE TABLE delivery (delivery_id int PRIMARY KEY, supplier_id int NOT NULL REFERENCES supplier, product_id int NOT NULL REFERENCES product, ordered_on date NOT NULL, arrived_on date, quantity int NOT NULL);
