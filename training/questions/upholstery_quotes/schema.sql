CREATE TABLE piece (piece_id int PRIMARY KEY, client_name text NOT NULL, client_town text NOT NULL, piece_kind text NOT NULL, style text, recd date, promised date, done date, delivered date, bench text);
CREATE TABLE price_step (piece_id int NOT NULL REFERENCES piece, step int NOT NULL, state text NOT NULL, state_on date NOT NULL, labour_hrs numeric(5,1), hr_rate numeric(6,2), fabric_code text, fabric_m numeric(5,2), extras numeric(7,2), remark text, PRIMARY KEY (piece_id, step));
CREATE TABLE fabric (fabric_code text PRIMARY KEY, house text NOT NULL, pattern text NOT NULL, sell_per_m numeric(7,2) NOT NULL, buy_per_m numeric(7,2) NOT NULL, rub_count int, alt_code text REFERENCES fabric);
ALTER TABLE price_step ADD FOREIGN KEY (fabric_code) REFERENCES fabric;
COMMENT ON TABLE price_step IS 'each price given for a piece: estimate, revised, agreed or refused';
COMMENT ON COLUMN fabric.alt_code IS 'replacement when this one is out of print';
