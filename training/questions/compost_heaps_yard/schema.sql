CREATE TABLE suppliers (supplier_id int PRIMARY KEY, supplier text NOT NULL, sort text NOT NULL, gate_fee_per_t numeric(6,2) NOT NULL);
CREATE TABLE windrows (windrow text PRIMARY KEY, pad text NOT NULL, built_on date NOT NULL, finished_on date, screened_t numeric(7,1), grade text);
CREATE TABLE loads (load_id int PRIMARY KEY, supplier_id int NOT NULL REFERENCES suppliers, windrow text REFERENCES windrows, came_on date NOT NULL, tonnes numeric(5,1) NOT NULL, plastic_pct numeric(4,1) NOT NULL, turned_away boolean NOT NULL);
CREATE TABLE temperatures (windrow text NOT NULL REFERENCES windrows, measured_on date NOT NULL, core_c numeric(4,1) NOT NULL, edge_c numeric(4,1) NOT NULL, PRIMARY KEY (windrow, measured_on));
CREATE TABLE turnings (turning_id int PRIMARY KEY, windrow text NOT NULL REFERENCES windrows, turned_on date NOT NULL, machine_hours numeric(4,1) NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer text NOT NULL, kind text NOT NULL);
CREATE TABLE compost_sales (sale_id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, windrow text NOT NULL REFERENCES windrows, sold_on date NOT NULL, tonnes numeric(5,1) NOT NULL, price_per_t numeric(6,2) NOT NULL, haulage numeric(7,2) NOT NULL);
