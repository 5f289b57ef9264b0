CREATE TABLE colour (ral int PRIMARY KEY, colour_name text NOT NULL, eur_kg numeric(6,2) NOT NULL, stock_kg numeric(7,1) NOT NULL);
CREATE TABLE client (client_no int PRIMARY KEY, client text NOT NULL, town text NOT NULL);
CREATE TABLE work_order (wo int PRIMARY KEY, client_no int NOT NULL REFERENCES client, ral int NOT NULL REFERENCES colour, pcs int NOT NULL, m2_per_pc numeric(5,2) NOT NULL, quoted_m2 numeric(6,2) NOT NULL, came_in date NOT NULL, promised date NOT NULL, shipped date, rush boolean NOT NULL);
CREATE TABLE run (run_id int PRIMARY KEY, wo int NOT NULL REFERENCES work_order, line smallint NOT NULL, started timestamp NOT NULL, stopped timestamp, kg_powder numeric(6,1) NOT NULL, pcs_ok int NOT NULL, pcs_bad int NOT NULL, painter text NOT NULL);
CREATE TABLE thickness (run_id int NOT NULL REFERENCES run, spot int NOT NULL, micron int NOT NULL, PRIMARY KEY (run_id, spot));
CREATE TABLE oven_log (line smallint NOT NULL, at timestamp NOT NULL, deg_c int NOT NULL, gas_m3 numeric(6,1) NOT NULL, PRIMARY KEY (line, at));
