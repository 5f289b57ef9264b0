CREATE TABLE outlet (outlet_id int PRIMARY KEY, outlet_name text NOT NULL, district text NOT NULL, opened_on date NOT NULL);
CREATE TABLE bake_item (item_id int PRIMARY KEY, item_name text NOT NULL, grp text NOT NULL, sell_price numeric(5,2) NOT NULL, flour_cost numeric(5,2) NOT NULL, other_cost numeric(5,2) NOT NULL);
COMMENT ON COLUMN bake_item.grp IS 'bread, rolls, cakes, snacks';
CREATE TABLE day_sheet (outlet_id int NOT NULL REFERENCES outlet, item_id int NOT NULL REFERENCES bake_item, sheet_date date NOT NULL, baked int NOT NULL, sold int NOT NULL, given_away int NOT NULL, PRIMARY KEY (outlet_id, item_id, sheet_date));
COMMENT ON COLUMN day_sheet.given_away IS 'pieces fetched by the food bank; the rest of the leftovers is thrown away';
CREATE TABLE till_day (outlet_id int NOT NULL REFERENCES outlet, till_date date NOT NULL, customers int NOT NULL, takings numeric(8,2) NOT NULL, staff_hours numeric(5,1) NOT NULL, PRIMARY KEY (outlet_id, till_date));
CREATE TABLE cake_order (order_no int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet, customer text NOT NULL, ordered_on date NOT NULL, wanted_for date NOT NULL, price numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL, fetched_on date);
