CREATE TABLE lux_branches (id int PRIMARY KEY, city text NOT NULL, manager_name text NOT NULL);
CREATE TABLE lux_cars (id int PRIMARY KEY, branch_id int NOT NULL REFERENCES lux_branches, make text NOT NULL, model text NOT NULL, registration text NOT NULL, purchase_price numeric(10,2) NOT NULL, daily_price numeric(8,2) NOT NULL, state text NOT NULL);
CREATE TABLE lux_clients (id int PRIMARY KEY, name text NOT NULL, company text, vip_level int, blacklisted boolean NOT NULL);
CREATE TABLE lux_hires (id int PRIMARY KEY, car_id int NOT NULL REFERENCES lux_cars, client_id int NOT NULL REFERENCES lux_clients, reserved_on date NOT NULL, start_date date NOT NULL, end_date date NOT NULL, total_price numeric(10,2) NOT NULL, chauffeur boolean NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE lux_payments (id int PRIMARY KEY, hire_id int NOT NULL REFERENCES lux_hires, pay_date date NOT NULL, amount numeric(10,2) NOT NULL, kind text NOT NULL);
CREATE TABLE lux_maintenance (id int PRIMARY KEY, car_id int NOT NULL REFERENCES lux_cars, workshop text NOT NULL, in_date date NOT NULL, out_date date, cost numeric(9,2));
COMMENT ON COLUMN lux_payments.kind IS 'deposit, balance, refund (refund amounts are negative)';
COMMENT ON COLUMN lux_cars.state IS 'available, workshop, sold';
