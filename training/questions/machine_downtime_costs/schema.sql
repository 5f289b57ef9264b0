CREATE TABLE plant (plant_id int PRIMARY KEY, plant_name text NOT NULL);
CREATE TABLE line (line_id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plant, line_name text NOT NULL, hourly_cost numeric(8,2) NOT NULL);
COMMENT ON COLUMN line.hourly_cost IS 'cost of one hour of standstill';
CREATE TABLE machine (machine_id int PRIMARY KEY, line_id int NOT NULL REFERENCES line, machine_name text NOT NULL, maker text, installed date NOT NULL);
CREATE TABLE product (product_id int PRIMARY KEY, product_name text NOT NULL, unit_price numeric(8,2) NOT NULL, unit_cost numeric(8,2) NOT NULL, ideal_units_per_hour int NOT NULL);
CREATE TABLE production_run (
  run_id int PRIMARY KEY,
  line_id int NOT NULL REFERENCES line,
  product_id int NOT NULL REFERENCES product,
  shift_date date NOT NULL,
  shift text NOT NULL,
  planned_units int NOT NULL,
  good_units int NOT NULL,
  scrap_units int NOT NULL,
  run_hours numeric(4,1) NOT NULL
);
CREATE TABLE stoppage (
  stop_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machine,
  reason text,
  planned boolean NOT NULL,
  started_at timestamp NOT NULL,
  ended_at timestamp
);
CREATE TABLE repair_order (
  ro_id int PRIMARY KEY,
  stop_id int REFERENCES stoppage,
  machine_id int NOT NULL REFERENCES machine,
  technician text,
  parts_cost numeric(8,2) NOT NULL,
  labour_hours numeric(5,1) NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
