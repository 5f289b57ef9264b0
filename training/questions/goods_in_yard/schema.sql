CREATE TABLE vendors (vendor_no text PRIMARY KEY, vendor_name text NOT NULL, incoterm text NOT NULL, min_order numeric(9,2));
CREATE TABLE skus (sku text PRIMARY KEY, label text NOT NULL, pack_size int NOT NULL, hazardous boolean NOT NULL);
CREATE TABLE po_head (po_no int PRIMARY KEY, vendor_no text NOT NULL REFERENCES vendors, raised_by text NOT NULL, raised_on date NOT NULL, wanted_by date NOT NULL);
CREATE TABLE po_line (po_no int NOT NULL REFERENCES po_head, line_no int NOT NULL, sku text NOT NULL REFERENCES skus, qty_ordered int NOT NULL, unit_cost numeric(8,2) NOT NULL, PRIMARY KEY (po_no, line_no));
CREATE TABLE receipt (receipt_no int PRIMARY KEY, po_no int NOT NULL, line_no int NOT NULL, received_on date NOT NULL, checker text NOT NULL, qty_received int NOT NULL, qty_rejected int NOT NULL, FOREIGN KEY (po_no, line_no) REFERENCES po_line);
CREATE TABLE put_away (receipt_no int PRIMARY KEY REFERENCES receipt, aisle text NOT NULL, stored_at timestamptz NOT NULL);
