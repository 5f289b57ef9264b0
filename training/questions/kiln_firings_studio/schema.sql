CREATE TABLE potters (potter_id serial PRIMARY KEY, name text NOT NULL, shelf_code text, member_from date NOT NULL, monthly_dues numeric(6,2) NOT NULL, teaches boolean NOT NULL);
CREATE TABLE kilns (kiln_id serial PRIMARY KEY, nick text NOT NULL, fuel text NOT NULL, litres int NOT NULL, max_temp int NOT NULL);
CREATE TABLE firings (firing_id serial PRIMARY KEY, kiln_id int NOT NULL REFERENCES kilns, fired_on date NOT NULL, unloaded_on date, kind text NOT NULL, target_temp int NOT NULL, reached_temp int, kwh numeric(6,1), fired_by int REFERENCES potters);
CREATE TABLE pieces (piece_id serial PRIMARY KEY, firing_id int NOT NULL REFERENCES firings, potter_id int NOT NULL REFERENCES potters, form text NOT NULL, glaze text, litres_taken numeric(4,1) NOT NULL, firing_fee numeric(5,2) NOT NULL, fate text NOT NULL);
CREATE TABLE clay_sales (sale_id serial PRIMARY KEY, potter_id int NOT NULL REFERENCES potters, sold_on date NOT NULL, clay text NOT NULL, kg numeric(5,1) NOT NULL, price_per_kg numeric(4,2) NOT NULL, cost_per_kg numeric(4,2) NOT NULL);
COMMENT ON COLUMN pieces.fate IS 'fine, cracked, exploded, stuck';
COMMENT ON COLUMN firings.kind IS 'bisque, glaze, raku';
