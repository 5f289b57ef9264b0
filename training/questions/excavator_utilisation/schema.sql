CREATE TABLE yard (yard_id int PRIMARY KEY, yard_name text NOT NULL);
CREATE TABLE machine_class (class_code text PRIMARY KEY, class_name text NOT NULL, day_rate numeric(7,2) NOT NULL, week_rate numeric(8,2) NOT NULL);
CREATE TABLE plant_machine (asset_no text PRIMARY KEY, class_code text NOT NULL REFERENCES machine_class, yard_id int NOT NULL REFERENCES yard, make text NOT NULL, bought_on date NOT NULL, purchase_price numeric(10,2) NOT NULL, engine_hours int NOT NULL);
CREATE TABLE contractor (contractor_id int PRIMARY KEY, firm text NOT NULL, discount_pct numeric(4,1) NOT NULL, credit_limit numeric(9,2) NOT NULL);
CREATE TABLE hire (hire_id int PRIMARY KEY, asset_no text NOT NULL REFERENCES plant_machine, contractor_id int NOT NULL REFERENCES contractor, out_on date NOT NULL, due_back date NOT NULL, back_on date, day_price numeric(7,2) NOT NULL, transport numeric(6,2) NOT NULL, damage_charge numeric(8,2));
CREATE TABLE hire_invoice (invoice_no int PRIMARY KEY, hire_id int NOT NULL REFERENCES hire, issued_on date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(8,2) NOT NULL, settled_on date);
CREATE TABLE workshop_job (job_id int PRIMARY KEY, asset_no text NOT NULL REFERENCES plant_machine, opened_on date NOT NULL, closed_on date, cost numeric(8,2), planned boolean NOT NULL);
