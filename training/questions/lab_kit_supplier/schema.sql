CREATE TABLE vendors (vendor_id int PRIMARY KEY, vendor text NOT NULL, country text NOT NULL);
CREATE TABLE items (item_no text PRIMARY KEY, item text NOT NULL, class text NOT NULL, vendor_id int NOT NULL REFERENCES vendors, catalogue_price numeric(8,2) NOT NULL, hazardous boolean NOT NULL);
CREATE TABLE institutes (inst_id int PRIMARY KEY, institute text NOT NULL, university text NOT NULL, city text NOT NULL);
CREATE TABLE researchers (researcher_id int PRIMARY KEY, researcher text NOT NULL, inst_id int NOT NULL REFERENCES institutes, is_pi boolean NOT NULL);
COMMENT ON COLUMN researchers.is_pi IS 'principal investigator';
CREATE TABLE purchase (po_no int PRIMARY KEY, ordered_by int NOT NULL REFERENCES researchers, signed_by int REFERENCES researchers, po_date date NOT NULL, delivered_on date, invoiced_on date, grant_code text, handling_fee numeric(6,2) NOT NULL);
CREATE TABLE purchase_item (po_no int NOT NULL REFERENCES purchase, item_no text NOT NULL REFERENCES items, qty_ordered int NOT NULL, qty_delivered int NOT NULL, unit_net numeric(8,2) NOT NULL, vat_pct numeric(4,1) NOT NULL, PRIMARY KEY (po_no, item_no));
COMMENT ON COLUMN purchase_item.unit_net IS 'net price of one unit on this order';
