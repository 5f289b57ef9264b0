CREATE TABLE outlet (outlet_id int PRIMARY KEY, outlet_name text NOT NULL, outlet_type text NOT NULL, quarter text NOT NULL, contact text, delivery_day text NOT NULL, first_order date, pays_by text NOT NULL);
CREATE TABLE good (good_id int PRIMARY KEY, good_name text NOT NULL, class text NOT NULL, unit text NOT NULL, sell numeric(7,2) NOT NULL, cost numeric(7,2) NOT NULL, shelf_days int);
CREATE TABLE order_head (order_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet, taken_on date NOT NULL, deliver_on date NOT NULL, via text NOT NULL CHECK (via IN ('app','phone','rep')), cancelled boolean NOT NULL DEFAULT false, delivered boolean NOT NULL DEFAULT false);
CREATE TABLE order_line (order_id int NOT NULL REFERENCES order_head, good_id int NOT NULL REFERENCES good, units int NOT NULL, short_units int NOT NULL DEFAULT 0, price numeric(7,2) NOT NULL, PRIMARY KEY (order_id, good_id));
CREATE TABLE credit (credit_id int PRIMARY KEY, order_id int NOT NULL REFERENCES order_head, credited_on date NOT NULL, value numeric(8,2) NOT NULL, cause text NOT NULL);
CREATE TABLE statement (statement_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet, month date NOT NULL, amount numeric(9,2) NOT NULL, paid numeric(9,2) NOT NULL DEFAULT 0, settled_on date);
CREATE TABLE standing_order (outlet_id int NOT NULL REFERENCES outlet, good_id int NOT NULL REFERENCES good, units int NOT NULL, active boolean NOT NULL, PRIMARY KEY (outlet_id, good_id));
COMMENT ON COLUMN order_line.short_units IS 'ordered but not delivered';
