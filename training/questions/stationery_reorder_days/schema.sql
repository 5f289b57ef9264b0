CREATE TABLE vendor (vendor_id int PRIMARY KEY, vendor_name text NOT NULL, promised_days int NOT NULL);
CREATE TABLE item (item_id int PRIMARY KEY, item_name text NOT NULL, category text NOT NULL, vendor_id int NOT NULL REFERENCES vendor, buy_price numeric(7,2) NOT NULL, sell_price numeric(7,2) NOT NULL, reorder_at int NOT NULL, on_hand int NOT NULL);
CREATE TABLE purchase_order (po_id int PRIMARY KEY, vendor_id int NOT NULL REFERENCES vendor, ordered_on date NOT NULL, arrived_on date, shipping_cost numeric(7,2) NOT NULL);
CREATE TABLE po_line (po_id int NOT NULL REFERENCES purchase_order, item_id int NOT NULL REFERENCES item, qty_ordered int NOT NULL, qty_received int, unit_cost numeric(7,2) NOT NULL, PRIMARY KEY (po_id, item_id));
CREATE TABLE office (office_id int PRIMARY KEY, office_name text NOT NULL, employees int NOT NULL);
CREATE TABLE request (req_id int PRIMARY KEY, office_id int NOT NULL REFERENCES office, asked_on date NOT NULL, filled_on date, asked_by text NOT NULL);
CREATE TABLE request_line (req_id int NOT NULL REFERENCES request, item_id int NOT NULL REFERENCES item, qty int NOT NULL, charged_each numeric(7,2) NOT NULL, PRIMARY KEY (req_id, item_id));
