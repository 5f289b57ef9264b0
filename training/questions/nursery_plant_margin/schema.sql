CREATE TABLE plant (plant_id int PRIMARY KEY, latin text NOT NULL, common text, family text NOT NULL, hardy boolean NOT NULL);
CREATE TABLE pot_size (pot_id int PRIMARY KEY, litres numeric(4,1) NOT NULL);
CREATE TABLE batch (batch_id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plant, pot_id int NOT NULL REFERENCES pot_size, potted_on date NOT NULL, ready_on date, started int NOT NULL, died int NOT NULL, cost_each numeric(6,2) NOT NULL);
COMMENT ON COLUMN batch.ready_on IS 'ready for sale';
CREATE TABLE landscaper (ls_id int PRIMARY KEY, ls_name text NOT NULL, rebate_pct numeric(4,1) NOT NULL);
CREATE TABLE sale (sale_id int PRIMARY KEY, ls_id int REFERENCES landscaper, sold_on date NOT NULL, collected_on date);
COMMENT ON COLUMN sale.ls_id IS 'empty for a sale at the garden gate';
CREATE TABLE sale_plant (sale_id int NOT NULL REFERENCES sale, batch_id int NOT NULL REFERENCES batch, pieces int NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (sale_id, batch_id));
CREATE TABLE guarantee_claim (gc_id int PRIMARY KEY, sale_id int NOT NULL, batch_id int NOT NULL, claimed_on date NOT NULL, pieces int NOT NULL, accepted boolean, FOREIGN KEY (sale_id, batch_id) REFERENCES sale_plant);
