CREATE TABLE stores (store_id integer PRIMARY KEY, store_name text NOT NULL, region text NOT NULL, max_storage_kg integer NOT NULL);
CREATE TABLE items (item_id integer PRIMARY KEY, item_name text NOT NULL, hazard_class text NOT NULL, item_type text NOT NULL, weight_grams integer NOT NULL, price numeric(7,2) NOT NULL, cost numeric(7,2) NOT NULL, discontinued_on date);
CREATE TABLE buyers (buyer_id integer PRIMARY KEY, buyer_name text NOT NULL, birth_date date, licence_no text, is_company boolean NOT NULL);
CREATE TABLE receipts (receipt_id integer PRIMARY KEY, store_id integer NOT NULL, buyer_id integer, sold_on date NOT NULL, payment_type text NOT NULL, discount numeric(7,2) NOT NULL);
CREATE TABLE receipt_rows (receipt_id integer NOT NULL, item_id integer NOT NULL, quantity integer NOT NULL, unit_price numeric(7,2) NOT NULL);
CREATE TABLE storage_counts (store_id integer NOT NULL, item_id integer NOT NULL, counted_on date NOT NULL, quantity integer NOT NULL);
CREATE TABLE preorders (preorder_id integer PRIMARY KEY, buyer_id integer NOT NULL, item_id integer NOT NULL, store_id integer NOT NULL, ordered_on date NOT NULL, quantity integer NOT NULL, collected boolean NOT NULL, prepaid numeric(8,2) NOT NULL);
