CREATE TABLE bar (bar_id int PRIMARY KEY, bar_name text NOT NULL, quarter text NOT NULL, seats int NOT NULL, monthly_rent numeric(8,2) NOT NULL);
CREATE TABLE employee (emp_id int PRIMARY KEY, emp_name text NOT NULL, bar_id int NOT NULL REFERENCES bar, position text NOT NULL, hourly numeric(5,2) NOT NULL, hired date NOT NULL, left_on date);
CREATE TABLE shift (shift_id int PRIMARY KEY, emp_id int NOT NULL REFERENCES employee, work_day date NOT NULL, planned_hours numeric(4,1) NOT NULL, worked_hours numeric(4,1));
CREATE TABLE menu_item (item_id int PRIMARY KEY, item text NOT NULL, section text NOT NULL, price numeric(5,2) NOT NULL, cost numeric(5,2) NOT NULL);
CREATE TABLE day_sales (bar_id int NOT NULL REFERENCES bar, sales_day date NOT NULL, item_id int NOT NULL REFERENCES menu_item, sold int NOT NULL, PRIMARY KEY (bar_id, sales_day, item_id));
CREATE TABLE supplier_bill (bill_id int PRIMARY KEY, bar_id int NOT NULL REFERENCES bar, supplier text NOT NULL, bill_date date NOT NULL, due_date date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE guest_review (review_id int PRIMARY KEY, bar_id int NOT NULL REFERENCES bar, posted_on date NOT NULL, stars int NOT NULL, body text, replied boolean NOT NULL);
