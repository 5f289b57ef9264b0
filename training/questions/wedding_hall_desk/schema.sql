CREATE TABLE couples (couple_id int PRIMARY KEY, partner_one text NOT NULL, partner_two text NOT NULL, phone text, email text, enquired_on date NOT NULL, heard_from text);
CREATE TABLE halls (hall_id int PRIMARY KEY, hall_name text NOT NULL, max_guests int NOT NULL, price numeric(8,2) NOT NULL, garden boolean NOT NULL);
CREATE TABLE weddings (wedding_id int PRIMARY KEY, couple_id int NOT NULL REFERENCES couples, hall_id int NOT NULL REFERENCES halls, planner_id int, wedding_date date NOT NULL, guests_expected int NOT NULL, guests_came int, status text NOT NULL, deposit numeric(8,2) NOT NULL);
COMMENT ON COLUMN weddings.status IS 'option, booked, held, cancelled';
CREATE TABLE planners (planner_id int PRIMARY KEY, planner_name text NOT NULL, started_on date NOT NULL);
ALTER TABLE weddings ADD FOREIGN KEY (planner_id) REFERENCES planners;
CREATE TABLE suppliers (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, trade text NOT NULL, town text NOT NULL);
CREATE TABLE wedding_suppliers (wedding_id int NOT NULL REFERENCES weddings, supplier_id int NOT NULL REFERENCES suppliers, agreed_price numeric(8,2) NOT NULL, paid boolean NOT NULL, PRIMARY KEY (wedding_id, supplier_id));
CREATE TABLE instalments (instalment_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, amount numeric(8,2) NOT NULL, due_on date NOT NULL, paid_on date);
