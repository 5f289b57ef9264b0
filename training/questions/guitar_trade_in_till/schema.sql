CREATE TABLE maker (maker_id int PRIMARY KEY, maker text NOT NULL, country text NOT NULL);
CREATE TABLE instrument (serial_no text PRIMARY KEY, maker_id int NOT NULL REFERENCES maker, model text NOT NULL, built_year int, sort text NOT NULL, left_handed boolean NOT NULL);
COMMENT ON COLUMN instrument.sort IS 'electric, acoustic, bass, ukulele';
CREATE TABLE musician (mus_id int PRIMARY KEY, mus_name text NOT NULL, band text, mail text);
CREATE TABLE valuation (val_id int PRIMARY KEY, serial_no text NOT NULL REFERENCES instrument, mus_id int NOT NULL REFERENCES musician, valued_by text NOT NULL, valued_on date NOT NULL, offer numeric(8,2) NOT NULL, asking numeric(8,2), accepted boolean);
COMMENT ON COLUMN valuation.accepted IS 'null while the owner thinks it over';
CREATE TABLE stock_item (stock_id int PRIMARY KEY, serial_no text NOT NULL REFERENCES instrument, cost numeric(8,2) NOT NULL, sticker_price numeric(8,2) NOT NULL, put_out_on date NOT NULL, reduced_on date);
CREATE TABLE setup_work (work_id int PRIMARY KEY, stock_id int NOT NULL REFERENCES stock_item, what_done text NOT NULL, minutes int NOT NULL, parts_cost numeric(6,2) NOT NULL);
CREATE TABLE sold (stock_id int PRIMARY KEY REFERENCES stock_item, buyer_id int NOT NULL REFERENCES musician, sold_on date NOT NULL, got numeric(8,2) NOT NULL, part_exchange_serial text REFERENCES instrument);
