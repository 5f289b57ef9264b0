CREATE TABLE yards (yard_id integer PRIMARY KEY, town text NOT NULL, opened_on date NOT NULL);
CREATE TABLE staff (staff_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, job_title text NOT NULL, yard_id integer NOT NULL REFERENCES yards, manager_id integer REFERENCES staff, hired_on date NOT NULL);
CREATE TABLE product_groups (group_id integer PRIMARY KEY, name text NOT NULL, parent_group_id integer REFERENCES product_groups);
CREATE TABLE products (product_id integer PRIMARY KEY, name text NOT NULL, group_id integer NOT NULL REFERENCES product_groups, price numeric(8,2) NOT NULL);
CREATE TABLE stock (yard_id integer REFERENCES yards, product_id integer REFERENCES products, quantity integer NOT NULL, PRIMARY KEY (yard_id, product_id));
CREATE TABLE trucks (truck_id integer PRIMARY KEY, plate text NOT NULL, home_yard_id integer NOT NULL REFERENCES yards);
CREATE TABLE transfers (transfer_id integer PRIMARY KEY, from_yard_id integer NOT NULL REFERENCES yards, to_yard_id integer NOT NULL REFERENCES yards, truck_id integer REFERENCES trucks, requested_by integer NOT NULL REFERENCES staff, approved_by integer REFERENCES staff, sent_on date NOT NULL, arrived_on date);
CREATE TABLE transfer_lines (transfer_id integer REFERENCES transfers, product_id integer REFERENCES products, quantity integer NOT NULL, PRIMARY KEY (transfer_id, product_id));
