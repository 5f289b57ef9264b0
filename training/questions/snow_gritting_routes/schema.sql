CREATE TABLE gritter (gritter_id int PRIMARY KEY, nickname text NOT NULL, depot text NOT NULL, capacity_t numeric(4,1) NOT NULL, mot_due date NOT NULL);
CREATE TABLE route (route_id int PRIMARY KEY, route_name text NOT NULL, priority int NOT NULL, length_km numeric(5,1) NOT NULL, target_minutes int NOT NULL);
CREATE TABLE forecast (fc_date date PRIMARY KEY, min_road_temp numeric(4,1) NOT NULL, snow_cm numeric(4,1) NOT NULL, action text NOT NULL);
COMMENT ON COLUMN forecast.action IS 'none, grit, plough';
CREATE TABLE run (run_id int PRIMARY KEY, route_id int NOT NULL REFERENCES route, gritter_id int NOT NULL REFERENCES gritter, driver text NOT NULL, called_at timestamp NOT NULL, started_at timestamp NOT NULL, finished_at timestamp, salt_t numeric(4,1), ploughed boolean NOT NULL);
CREATE TABLE salt_delivery (delivery_id int PRIMARY KEY, depot text NOT NULL, delivered date NOT NULL, tonnes numeric(6,1) NOT NULL, price_per_t numeric(6,2) NOT NULL, invoice_due date NOT NULL, invoice_paid date);
CREATE TABLE road_complaint (complaint_id int PRIMARY KEY, route_id int REFERENCES route, received date NOT NULL, text text NOT NULL, answered date);
