CREATE TABLE sites (site_id int PRIMARY KEY, site_name text NOT NULL, town text NOT NULL, site_kind text NOT NULL, rent_pct numeric(4,1) NOT NULL DEFAULT 0);
COMMENT ON COLUMN sites.rent_pct IS 'share of the sales that the site owner gets, percent';
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver_name text NOT NULL, hired_on date NOT NULL);
CREATE TABLE machines (machine_id int PRIMARY KEY, serial_no text NOT NULL UNIQUE, site_id int REFERENCES sites, driver_id int REFERENCES drivers, machine_kind text NOT NULL, installed_on date, retired_on date);
CREATE TABLE products (product_id int PRIMARY KEY, product_name text NOT NULL, category text NOT NULL, unit_cost_cents int NOT NULL, list_price_cents int NOT NULL);
CREATE TABLE vends (vend_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, product_id int NOT NULL REFERENCES products, vended_at timestamp NOT NULL, price_cents int NOT NULL, qty int NOT NULL, pay_method text NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, driver_id int NOT NULL REFERENCES drivers, arrived_at timestamp NOT NULL, left_at timestamp, cash_taken_cents int NOT NULL DEFAULT 0);
CREATE TABLE visit_loads (visit_id int NOT NULL REFERENCES visits, product_id int NOT NULL REFERENCES products, units_in int NOT NULL, units_expired int NOT NULL DEFAULT 0, PRIMARY KEY (visit_id, product_id));
