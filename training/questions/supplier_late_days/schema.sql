CREATE TABLE supplier (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, country text NOT NULL, agreed_lead_days int NOT NULL, rating char(1));
CREATE TABLE buyer (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, category text NOT NULL);
CREATE TABLE material (material_id int PRIMARY KEY, material_name text NOT NULL, unit text NOT NULL, standard_price numeric(8,2) NOT NULL);
CREATE TABLE purchase_order (po_no int PRIMARY KEY, supplier_id int NOT NULL REFERENCES supplier, buyer_id int NOT NULL REFERENCES buyer, ordered_on date NOT NULL, confirmed_on date, due_on date NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE po_line (po_no int NOT NULL REFERENCES purchase_order, line_no int NOT NULL, material_id int NOT NULL REFERENCES material, qty numeric(8,1) NOT NULL, price numeric(8,2) NOT NULL, PRIMARY KEY (po_no, line_no));
CREATE TABLE goods_in (goods_in_id int PRIMARY KEY, po_no int NOT NULL, line_no int NOT NULL, arrived_on date NOT NULL, qty_ok numeric(8,1) NOT NULL, qty_rejected numeric(8,1) NOT NULL, FOREIGN KEY (po_no, line_no) REFERENCES po_line);
CREATE TABLE supplier_invoice (inv_id int PRIMARY KEY, po_no int NOT NULL REFERENCES purchase_order, inv_date date NOT NULL, amount numeric(10,2) NOT NULL, due_date date NOT NULL, paid_date date, discount_taken numeric(8,2) NOT NULL);
