CREATE TABLE tbl_ticket (ticket_no int PRIMARY KEY, shop_code char(2) NOT NULL, cust_name text NOT NULL, cust_phone text, dropped_at timestamp NOT NULL, promised_for date NOT NULL, ready_at timestamp, collected_at timestamp, express smallint NOT NULL, prepaid smallint NOT NULL);
CREATE TABLE tbl_garment (ticket_no int NOT NULL REFERENCES tbl_ticket, pos int NOT NULL, type_code char(3) NOT NULL, colour text, stain_note text, charge_pence int NOT NULL, damaged smallint NOT NULL DEFAULT 0, PRIMARY KEY (ticket_no, pos));
CREATE TABLE tbl_type (type_code char(3) PRIMARY KEY, type_name text NOT NULL, list_pence int NOT NULL);
CREATE TABLE tbl_shop (shop_code char(2) PRIMARY KEY, shop_name text NOT NULL);
ALTER TABLE tbl_ticket ADD FOREIGN KEY (shop_code) REFERENCES tbl_shop;
ALTER TABLE tbl_garment ADD FOREIGN KEY (type_code) REFERENCES tbl_type;
