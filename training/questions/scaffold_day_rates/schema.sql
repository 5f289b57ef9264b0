CREATE TABLE yards (yard_id int PRIMARY KEY, yard text NOT NULL, region text NOT NULL);
CREATE TABLE kit (kit_id int PRIMARY KEY, kit_name text NOT NULL, kit_class text NOT NULL, day_rate numeric(7,2) NOT NULL, replacement_cost numeric(8,2) NOT NULL);
CREATE TABLE builders (builder_id int PRIMARY KEY, firm text NOT NULL, town text NOT NULL, trade text NOT NULL);
CREATE TABLE sites (site_id int PRIMARY KEY, builder_id int NOT NULL REFERENCES builders, site_name text NOT NULL, town text NOT NULL);
CREATE TABLE hires (hire_id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites, yard_id int NOT NULL REFERENCES yards, agreed_on date NOT NULL, erected_on date, struck_on date, planned_days int NOT NULL, erection_fee numeric(8,2) NOT NULL);
COMMENT ON COLUMN hires.struck_on IS 'taken down; empty while it stands';
CREATE TABLE hire_items (hire_id int NOT NULL REFERENCES hires, kit_id int NOT NULL REFERENCES kit, qty int NOT NULL, rate_per_day numeric(7,2) NOT NULL, qty_lost int NOT NULL DEFAULT 0, PRIMARY KEY (hire_id, kit_id));
COMMENT ON COLUMN hire_items.rate_per_day IS 'per piece and day, as agreed';
CREATE TABLE inspections (inspection_id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hires, inspected_on date NOT NULL, inspector text NOT NULL, passed boolean NOT NULL);
