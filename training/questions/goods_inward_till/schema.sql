CREATE TABLE creditor (creditor_id int PRIMARY KEY, creditor_name text NOT NULL, land char(2) NOT NULL, lead_days int NOT NULL, blocked boolean NOT NULL);
CREATE TABLE article (art_id int PRIMARY KEY, art_name text NOT NULL, creditor_id int NOT NULL REFERENCES creditor, std_cost numeric(8,2) NOT NULL);
CREATE TABLE po (po_id int PRIMARY KEY, creditor_id int NOT NULL REFERENCES creditor, placed_on date NOT NULL, confirmed_on date, wanted_by date NOT NULL, buyer text NOT NULL);
CREATE TABLE po_line (po_id int NOT NULL REFERENCES po, art_id int NOT NULL REFERENCES article, ordered int NOT NULL, cost_each numeric(8,2) NOT NULL, PRIMARY KEY (po_id, art_id));
CREATE TABLE goods_in (gi_id int PRIMARY KEY, po_id int NOT NULL REFERENCES po, art_id int NOT NULL REFERENCES article, received_on date NOT NULL, received int NOT NULL, faulty int NOT NULL, checked_by text);
CREATE TABLE supplier_bill (bill_id int PRIMARY KEY, po_id int NOT NULL REFERENCES po, billed numeric(10,2) NOT NULL, bill_date date NOT NULL, settled_on date, on_hold boolean NOT NULL);
