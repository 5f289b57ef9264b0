CREATE TABLE machine_models (model_code text PRIMARY KEY, make text NOT NULL, hp int NOT NULL, built_from int NOT NULL, built_to int);
CREATE TABLE spares (part_no text PRIMARY KEY, designation text NOT NULL, list_price numeric(9,2) NOT NULL, weight_kg numeric(7,2) NOT NULL, superseded_by text REFERENCES spares, oem boolean NOT NULL);
CREATE TABLE fits (part_no text REFERENCES spares, model_code text REFERENCES machine_models, PRIMARY KEY (part_no, model_code));
CREATE TABLE depots (depot_code char(3) PRIMARY KEY, place text NOT NULL);
CREATE TABLE depot_stock (depot_code char(3) REFERENCES depots, part_no text REFERENCES spares, on_hand int NOT NULL, reorder_at int NOT NULL, shelf text, PRIMARY KEY (depot_code, part_no));
CREATE TABLE farms (farm_no int PRIMARY KEY, farm_name text NOT NULL, county text NOT NULL, discount_pct numeric(4,1) NOT NULL, on_stop boolean NOT NULL);
CREATE TABLE picks (pick_no int PRIMARY KEY, farm_no int NOT NULL REFERENCES farms, depot_code char(3) NOT NULL REFERENCES depots, asked_on date NOT NULL, sent_on date, urgent boolean NOT NULL);
CREATE TABLE pick_items (pick_no int REFERENCES picks, part_no text REFERENCES spares, pieces int NOT NULL, piece_price numeric(9,2) NOT NULL, PRIMARY KEY (pick_no, part_no));
COMMENT ON COLUMN farms.on_stop IS 'no more goods until they pay';
