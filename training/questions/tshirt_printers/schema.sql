CREATE TABLE client (client_id integer PRIMARY KEY, organisation text NOT NULL, sector text NOT NULL, contact_name text NOT NULL, vat_exempt boolean NOT NULL);
CREATE TABLE garment (garment_id integer PRIMARY KEY, garment_name text NOT NULL, fabric text NOT NULL, supplier text NOT NULL, blank_cost numeric(6,2) NOT NULL);
CREATE TABLE garment_stock (garment_id integer NOT NULL REFERENCES garment(garment_id), colour text NOT NULL, size text NOT NULL, pieces integer NOT NULL, PRIMARY KEY (garment_id, colour, size));
CREATE TABLE quote (quote_id integer PRIMARY KEY, client_id integer NOT NULL REFERENCES client(client_id), sent_on date NOT NULL, amount numeric(9,2) NOT NULL, accepted_on date, rejected_on date);
CREATE TABLE print_order (order_id integer PRIMARY KEY, quote_id integer UNIQUE REFERENCES quote(quote_id), client_id integer NOT NULL REFERENCES client(client_id), ordered_on date NOT NULL, deadline date NOT NULL, dispatched_on date, method text NOT NULL, stage text NOT NULL);
COMMENT ON COLUMN print_order.stage IS 'artwork, printing, packing, dispatched';
CREATE TABLE order_piece (order_id integer NOT NULL REFERENCES print_order(order_id), garment_id integer NOT NULL REFERENCES garment(garment_id), colour text NOT NULL, size text NOT NULL, pieces integer NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (order_id, garment_id, colour, size));
CREATE TABLE misprint (misprint_id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES print_order(order_id), pieces integer NOT NULL, cause text NOT NULL, found_on date NOT NULL);
