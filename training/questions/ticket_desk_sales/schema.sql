CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, city text NOT NULL, capacity int NOT NULL);
CREATE TABLE production (prod_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, company text NOT NULL, premiere date NOT NULL);
CREATE TABLE show (show_id int PRIMARY KEY, prod_id int NOT NULL REFERENCES production, hall_id int NOT NULL REFERENCES hall, starts_at timestamp NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE patron (patron_id int PRIMARY KEY, patron_name text NOT NULL, town text NOT NULL, friend_since date);
COMMENT ON COLUMN patron.friend_since IS 'empty if not a friend of the theatre';
CREATE TABLE purchase (purchase_id int PRIMARY KEY, patron_id int REFERENCES patron, bought_at timestamp NOT NULL, sold_through text NOT NULL, booking_fee numeric(5,2) NOT NULL, refunded_on date);
CREATE TABLE purchase_line (purchase_id int NOT NULL REFERENCES purchase, show_id int NOT NULL REFERENCES show, price_band text NOT NULL, tickets int NOT NULL, amount numeric(8,2) NOT NULL, PRIMARY KEY (purchase_id, show_id, price_band));
COMMENT ON COLUMN purchase_line.amount IS 'money for all the tickets of the line';
