CREATE TABLE shop (shop_no int PRIMARY KEY, address text NOT NULL, town text NOT NULL);
CREATE TABLE customer (cust_id int PRIMARY KEY, name text NOT NULL, mobile text, account_type text NOT NULL, joined date NOT NULL);
COMMENT ON COLUMN customer.account_type IS 'walk-in, account, hotel';
CREATE TABLE price_list (item_code text PRIMARY KEY, item text NOT NULL, price_pence int NOT NULL, valid_since date NOT NULL);
CREATE TABLE ticket (ticket_no int PRIMARY KEY, shop_no int NOT NULL REFERENCES shop, cust_id int NOT NULL REFERENCES customer, dropped_off timestamp NOT NULL, ready_by date NOT NULL, ready_at timestamp, picked_up timestamp, express boolean NOT NULL, discount_pence int NOT NULL DEFAULT 0, paid_pence int NOT NULL DEFAULT 0);
CREATE TABLE ticket_item (ticket_no int NOT NULL REFERENCES ticket, line int NOT NULL, item_code text NOT NULL REFERENCES price_list, pieces int NOT NULL, price_pence int NOT NULL, PRIMARY KEY (ticket_no, line));
CREATE TABLE mishap (mishap_id int PRIMARY KEY, ticket_no int NOT NULL REFERENCES ticket, what text NOT NULL, reported date NOT NULL, compensation_pence int, settled date);
