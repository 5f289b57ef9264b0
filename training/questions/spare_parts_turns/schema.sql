CREATE TABLE warehouse (wh_code text PRIMARY KEY, wh_name text NOT NULL, holding_cost_pct numeric(4,1) NOT NULL);
CREATE TABLE part (part_no text PRIMARY KEY, part_name text NOT NULL, part_class char(1) NOT NULL, unit_cost numeric(9,2) NOT NULL, sales_price numeric(9,2) NOT NULL, lead_days int NOT NULL);
CREATE TABLE stock_level (wh_code text NOT NULL REFERENCES warehouse, part_no text NOT NULL REFERENCES part, on_hand int NOT NULL, reserved int NOT NULL, reorder_point int NOT NULL, bin text, PRIMARY KEY (wh_code, part_no));
CREATE TABLE stock_move (move_id int PRIMARY KEY, wh_code text NOT NULL REFERENCES warehouse, part_no text NOT NULL REFERENCES part, moved_on date NOT NULL, move_type text NOT NULL, qty int NOT NULL);
CREATE TABLE stock_count (count_id int PRIMARY KEY, wh_code text NOT NULL REFERENCES warehouse, part_no text NOT NULL REFERENCES part, counted_on date NOT NULL, book_qty int NOT NULL, counted_qty int NOT NULL, counter text NOT NULL);
CREATE TABLE demand_miss (miss_id int PRIMARY KEY, part_no text NOT NULL REFERENCES part, wh_code text NOT NULL REFERENCES warehouse, asked_on date NOT NULL, asked_qty int NOT NULL, supplied_qty int NOT NULL);
COMMENT ON COLUMN stock_move.move_type IS 'RCPT in, ISSUE out, SCRAP out; qty always positive';
COMMENT ON COLUMN part.part_class IS 'A fast, B medium, C slow';
