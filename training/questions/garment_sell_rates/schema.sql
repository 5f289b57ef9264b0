CREATE TABLE season (season_code text PRIMARY KEY, starts_on date NOT NULL, ends_on date NOT NULL);
CREATE TABLE style (style_no int PRIMARY KEY, style_name text NOT NULL, line text NOT NULL, season_code text NOT NULL REFERENCES season, landed_cost numeric(7,2) NOT NULL, retail_price numeric(7,2) NOT NULL);
CREATE TABLE store (store_no int PRIMARY KEY, store_name text NOT NULL, country text NOT NULL, floor_m2 int NOT NULL);
CREATE TABLE receipt_in (receipt_id int PRIMARY KEY, store_no int NOT NULL REFERENCES store, style_no int NOT NULL REFERENCES style, received_on date NOT NULL, pieces int NOT NULL);
CREATE TABLE sold_line (line_id int PRIMARY KEY, store_no int NOT NULL REFERENCES store, style_no int NOT NULL REFERENCES style, sold_on date NOT NULL, pieces int NOT NULL, unit_price numeric(7,2) NOT NULL, markdown numeric(7,2) NOT NULL);
CREATE TABLE returned_line (return_id int PRIMARY KEY, line_id int NOT NULL REFERENCES sold_line, returned_on date NOT NULL, pieces int NOT NULL);
CREATE TABLE footfall (store_no int NOT NULL REFERENCES store, day date NOT NULL, visitors int NOT NULL, transactions int NOT NULL, PRIMARY KEY (store_no, day));
COMMENT ON COLUMN sold_line.markdown IS 'reduction per piece, already taken off unit_price';
