CREATE TABLE estate_block (block_id int PRIMARY KEY, block_name text NOT NULL, variety text NOT NULL, hectares numeric(4,2) NOT NULL, planted_year int NOT NULL, organic boolean NOT NULL);
CREATE TABLE picker (picker_id int PRIMARY KEY, picker_name text NOT NULL, team text NOT NULL, piece_rate numeric(5,3) NOT NULL);
CREATE TABLE pick (pick_id int PRIMARY KEY, block_id int NOT NULL REFERENCES estate_block, picker_id int NOT NULL REFERENCES picker, picked_on date NOT NULL, kilos numeric(6,1) NOT NULL, brix numeric(4,1) NOT NULL);
CREATE TABLE treatment (treatment_id int PRIMARY KEY, block_id int NOT NULL REFERENCES estate_block, agent text NOT NULL, sprayed_on date NOT NULL, litres_per_ha numeric(5,1) NOT NULL, price_per_litre numeric(5,2) NOT NULL, waiting_days int NOT NULL);
CREATE TABLE winery (winery_id int PRIMARY KEY, winery text NOT NULL, village text NOT NULL);
CREATE TABLE grape_sale (sale_id int PRIMARY KEY, block_id int NOT NULL REFERENCES estate_block, winery_id int NOT NULL REFERENCES winery, delivered_on date NOT NULL, paid_on date, kilos numeric(7,1) NOT NULL, cents_per_kilo int NOT NULL);
