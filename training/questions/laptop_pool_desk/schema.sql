CREATE TABLE models (model_id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, price_new numeric(8,2) NOT NULL, warranty_months int NOT NULL);
CREATE TABLE devices (tag text PRIMARY KEY, model_id int NOT NULL REFERENCES models, bought_on date NOT NULL, scrapped_on date, ram_gb int NOT NULL, condition int NOT NULL);
COMMENT ON COLUMN devices.condition IS '1 as new to 5 broken';
CREATE TABLE borrowers (badge int PRIMARY KEY, who text NOT NULL, branch text NOT NULL);
CREATE TABLE handouts (handout_id int PRIMARY KEY, tag text NOT NULL REFERENCES devices, badge int NOT NULL REFERENCES borrowers, given_out date NOT NULL, due_back date NOT NULL, came_back date, with_charger boolean NOT NULL);
CREATE TABLE repairs (repair_id int PRIMARY KEY, tag text NOT NULL REFERENCES devices, shop text NOT NULL, fault text NOT NULL, sent_off date NOT NULL, returned date, parts_cost numeric(8,2) NOT NULL, labour_cost numeric(8,2) NOT NULL, under_warranty boolean NOT NULL);
