CREATE TABLE transport_line (line_code text PRIMARY KEY, line_name text NOT NULL, mode text NOT NULL);
CREATE TABLE handin_point (point_id int PRIMARY KEY, point_name text NOT NULL, opening_hours text);
CREATE TABLE item_category (category_id int PRIMARY KEY, category text NOT NULL, keep_days int NOT NULL, fee numeric(5,2) NOT NULL);
CREATE TABLE found_item (item_id int PRIMARY KEY, category_id int NOT NULL REFERENCES item_category, line_code text REFERENCES transport_line, point_id int NOT NULL REFERENCES handin_point, found_on date NOT NULL, description text NOT NULL, colour text, shelf text, outcome text NOT NULL, outcome_on date);
CREATE TABLE loss_report (report_id int PRIMARY KEY, reported_on date NOT NULL, passenger_name text NOT NULL, phone text, category_id int NOT NULL REFERENCES item_category, line_code text REFERENCES transport_line, lost_on date NOT NULL, details text, matched_item_id int REFERENCES found_item, closed boolean NOT NULL);
CREATE TABLE auction_lot (lot_id int PRIMARY KEY, item_id int NOT NULL REFERENCES found_item, auction_date date NOT NULL, hammer_price numeric(8,2));
