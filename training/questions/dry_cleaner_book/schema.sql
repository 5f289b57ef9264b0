CREATE TABLE shop (id int PRIMARY KEY, street text NOT NULL, manager text NOT NULL);
CREATE TABLE customer (id int PRIMARY KEY, name text NOT NULL, phone text, loyalty_points int NOT NULL);
CREATE TABLE garment_type (id int PRIMARY KEY, label text NOT NULL, price numeric(6,2) NOT NULL, express_surcharge numeric(6,2) NOT NULL);
CREATE TABLE ticket (id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, customer_id int REFERENCES customer, dropped_off timestamp NOT NULL, promised date NOT NULL, collected timestamp, express boolean NOT NULL, prepaid boolean NOT NULL);
CREATE TABLE ticket_item (id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, garment_type_id int NOT NULL REFERENCES garment_type, colour text, brand text, stained boolean NOT NULL, charged numeric(6,2) NOT NULL);
CREATE TABLE claim (id int PRIMARY KEY, ticket_item_id int NOT NULL REFERENCES ticket_item, filed_on date NOT NULL, kind text NOT NULL, compensation numeric(7,2), closed_on date);
COMMENT ON COLUMN claim.kind IS 'lost, damaged or late';
