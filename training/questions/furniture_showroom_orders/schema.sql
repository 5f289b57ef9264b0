CREATE TABLE salesperson (id int PRIMARY KEY, name text NOT NULL, store text NOT NULL, joined date NOT NULL);
CREATE TABLE supplier (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, lead_weeks int NOT NULL);
CREATE TABLE piece (id int PRIMARY KEY, title text NOT NULL, room text NOT NULL, supplier_id int NOT NULL REFERENCES supplier, cost numeric(9,2) NOT NULL, ticket_price numeric(9,2) NOT NULL);
CREATE TABLE buyer (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE sale_order (id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyer, salesperson_id int NOT NULL REFERENCES salesperson, ordered date NOT NULL, promised date NOT NULL, delivered date, deposit numeric(9,2) NOT NULL);
CREATE TABLE order_item (order_id int NOT NULL REFERENCES sale_order, piece_id int NOT NULL REFERENCES piece, quantity int NOT NULL, unit_price numeric(9,2) NOT NULL, PRIMARY KEY (order_id, piece_id));
CREATE TABLE return_slip (id int PRIMARY KEY, order_id int NOT NULL REFERENCES sale_order, piece_id int NOT NULL REFERENCES piece, returned date NOT NULL, cause text NOT NULL, refunded numeric(9,2));
