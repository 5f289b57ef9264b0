CREATE TABLE schools (school_code text PRIMARY KEY, school_name text NOT NULL, district text NOT NULL, pupils int);
CREATE TABLE garments (garment_id int PRIMARY KEY, garment_name text NOT NULL, colour text NOT NULL, has_logo boolean NOT NULL, school_code text REFERENCES schools, retail_price numeric(6,2) NOT NULL);
CREATE TABLE sizes (garment_id int NOT NULL REFERENCES garments, size_label text NOT NULL, in_stock int NOT NULL, PRIMARY KEY (garment_id, size_label));
CREATE TABLE parents (parent_id int PRIMARY KEY, parent_name text NOT NULL, email text, wants_texts boolean NOT NULL);
CREATE TABLE orders (order_no int PRIMARY KEY, parent_id int NOT NULL REFERENCES parents, ordered_on date NOT NULL, channel text NOT NULL, picked_up_on date, hardship_grant boolean NOT NULL);
CREATE TABLE order_items (order_no int NOT NULL REFERENCES orders, line int NOT NULL, garment_id int NOT NULL REFERENCES garments, size_label text NOT NULL, quantity int NOT NULL, unit_price numeric(6,2) NOT NULL, PRIMARY KEY (order_no, line));
CREATE TABLE exchanges (exchange_id int PRIMARY KEY, order_no int NOT NULL, line int NOT NULL, exchanged_on date NOT NULL, cause text NOT NULL, new_size text, FOREIGN KEY (order_no, line) REFERENCES order_items);
CREATE TABLE mills (mill_id int PRIMARY KEY, mill_name text NOT NULL, country text NOT NULL);
CREATE TABLE purchase_orders (po_no int PRIMARY KEY, mill_id int NOT NULL REFERENCES mills, garment_id int NOT NULL REFERENCES garments, pieces int NOT NULL, unit_cost numeric(6,2) NOT NULL, sent_on date NOT NULL, arrived_on date);
