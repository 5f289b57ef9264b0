CREATE TABLE season (season_code text PRIMARY KEY, season_label text NOT NULL, sell_from date NOT NULL, sell_to date NOT NULL, open_to_buy numeric(11,2) NOT NULL);
CREATE TABLE vendor (vendor_id int PRIMARY KEY, vendor_label text NOT NULL, country text NOT NULL);
CREATE TABLE toy (toy_id int PRIMARY KEY, toy_label text NOT NULL, age_from int NOT NULL, department text NOT NULL, vendor_id int NOT NULL REFERENCES vendor, landed_cost numeric(7,2) NOT NULL, full_price numeric(7,2) NOT NULL);
CREATE TABLE buy (buy_id int PRIMARY KEY, season_code text NOT NULL REFERENCES season, toy_id int NOT NULL REFERENCES toy, placed_on date NOT NULL, units_bought int NOT NULL, units_received int NOT NULL, received_on date);
CREATE TABLE weekly_sale (toy_id int NOT NULL REFERENCES toy, season_code text NOT NULL REFERENCES season, week_start date NOT NULL, units_full int NOT NULL, units_markdown int NOT NULL, takings numeric(9,2) NOT NULL, PRIMARY KEY (toy_id, season_code, week_start));
COMMENT ON COLUMN weekly_sale.units_full IS 'sold at full price';
COMMENT ON COLUMN weekly_sale.units_markdown IS 'sold at a reduced price';
