CREATE TABLE weaver (weaver_id int PRIMARY KEY, weaver_name text NOT NULL, village text NOT NULL, joined date NOT NULL, retired date);
CREATE TABLE design (design_id int PRIMARY KEY, design_name text NOT NULL, material text NOT NULL, piece_rate numeric(6,2) NOT NULL, shop_price numeric(6,2) NOT NULL, hours_each numeric(4,1) NOT NULL);
CREATE TABLE work_lot (lot_id int PRIMARY KEY, weaver_id int NOT NULL REFERENCES weaver, design_id int NOT NULL REFERENCES design, given_out date NOT NULL, due_back date NOT NULL, brought_back date, pieces_asked int NOT NULL, pieces_good int, pieces_second int, wage_paid_on date);
CREATE TABLE outlet (outlet_id int PRIMARY KEY, outlet_name text NOT NULL, outlet_type text NOT NULL, margin_pct numeric(4,1) NOT NULL);
CREATE TABLE outlet_sale (sale_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet, design_id int NOT NULL REFERENCES design, sold_on date NOT NULL, pieces int NOT NULL, till_price numeric(6,2) NOT NULL);
COMMENT ON COLUMN work_lot.pieces_second IS 'second quality';
COMMENT ON COLUMN outlet.margin_pct IS 'what the outlet keeps of the till price';
