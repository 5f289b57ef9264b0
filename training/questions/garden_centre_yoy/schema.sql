CREATE TABLE gc_dept (dept_no int PRIMARY KEY, dept_desc text NOT NULL, manager text NOT NULL);
CREATE TABLE gc_plant (art_no int PRIMARY KEY, art_desc text NOT NULL, dept_no int NOT NULL REFERENCES gc_dept, supplier text NOT NULL, pot_cm int, cost_prc numeric(7,2) NOT NULL, sale_prc numeric(7,2) NOT NULL, stock int NOT NULL, min_stock int NOT NULL);
CREATE TABLE gc_day_sales (art_no int NOT NULL REFERENCES gc_plant, sales_dt date NOT NULL, qty int NOT NULL, turnover numeric(9,2) NOT NULL, PRIMARY KEY (art_no, sales_dt));
CREATE TABLE gc_visitors (visit_dt date PRIMARY KEY, counted int NOT NULL, receipts int NOT NULL, weather text NOT NULL);
CREATE TABLE gc_waste (waste_id int PRIMARY KEY, art_no int NOT NULL REFERENCES gc_plant, waste_dt date NOT NULL, qty int NOT NULL, cause text NOT NULL);
COMMENT ON COLUMN gc_visitors.counted IS 'people counted at the door';
