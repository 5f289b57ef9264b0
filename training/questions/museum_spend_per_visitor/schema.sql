CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, curator text NOT NULL);
CREATE TABLE exhibition (exh_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, exh_title text NOT NULL, opens date NOT NULL, closes date, production_cost numeric(10,2) NOT NULL, planned_visitors int NOT NULL);
CREATE TABLE visit_day (site_id int NOT NULL REFERENCES site, day date NOT NULL, visitors_paid int NOT NULL, visitors_free int NOT NULL, ticket_income numeric(9,2) NOT NULL, rain boolean NOT NULL, PRIMARY KEY (site_id, day));
CREATE TABLE shop_item (item_id int PRIMARY KEY, item_name text NOT NULL, category text NOT NULL, purchase_price numeric(6,2) NOT NULL, shop_price numeric(6,2) NOT NULL);
CREATE TABLE shop_sale (site_id int NOT NULL REFERENCES site, day date NOT NULL, item_id int NOT NULL REFERENCES shop_item, pieces int NOT NULL, PRIMARY KEY (site_id, day, item_id));
CREATE TABLE cafe_takings (site_id int NOT NULL REFERENCES site, day date NOT NULL, receipts int NOT NULL, takings numeric(8,2) NOT NULL, PRIMARY KEY (site_id, day));
