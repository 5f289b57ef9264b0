CREATE TABLE lines (line_id int PRIMARY KEY, line_name text NOT NULL, brand_manager text NOT NULL);
CREATE TABLE skus (sku_code text PRIMARY KEY, sku_name text NOT NULL, line_id int NOT NULL REFERENCES lines, launched_on date NOT NULL, cogs numeric(6,2) NOT NULL, rrp numeric(6,2) NOT NULL, delisted boolean NOT NULL);
CREATE TABLE retailers (retailer_id int PRIMARY KEY, retailer_name text NOT NULL, doors int NOT NULL, margin_pct numeric(4,1) NOT NULL);
CREATE TABLE sell_in (sellin_id int PRIMARY KEY, sku_code text NOT NULL REFERENCES skus, retailer_id int NOT NULL REFERENCES retailers, invoiced_on date NOT NULL, units int NOT NULL, net_price numeric(6,2) NOT NULL);
CREATE TABLE sell_out (sku_code text NOT NULL REFERENCES skus, retailer_id int NOT NULL REFERENCES retailers, month date NOT NULL, units int NOT NULL, PRIMARY KEY (sku_code, retailer_id, month));
CREATE TABLE promo_spend (promo_id int PRIMARY KEY, line_id int NOT NULL REFERENCES lines, retailer_id int REFERENCES retailers, spent_on date NOT NULL, kind text NOT NULL, planned numeric(9,2) NOT NULL, spent numeric(9,2));
COMMENT ON TABLE sell_in IS 'what we sell to retailers';
COMMENT ON TABLE sell_out IS 'what retailers sell to shoppers';
COMMENT ON COLUMN skus.rrp IS 'recommended retail price';
