CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, capacity int NOT NULL);
CREATE TABLE act (act_id int PRIMARY KEY, act_name text NOT NULL, fee numeric(8,2) NOT NULL, agent text);
CREATE TABLE show_night (night_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES hall, act_id int NOT NULL REFERENCES act, night_date date NOT NULL, doors time NOT NULL, full_price numeric(6,2) NOT NULL, on_sale_from date NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, email text, postcode text, newsletter boolean NOT NULL);
CREATE TABLE ticket_sale (sale_id int PRIMARY KEY, night_id int NOT NULL REFERENCES show_night, guest_id int REFERENCES guest, bought_at timestamp NOT NULL, seats int NOT NULL, paid_total numeric(8,2) NOT NULL, price_type text NOT NULL CHECK (price_type IN ('full','student','group','free')), channel text NOT NULL CHECK (channel IN ('web','door','phone')), refunded_at timestamp);
CREATE TABLE entry_scan (scan_id int PRIMARY KEY, sale_id int NOT NULL REFERENCES ticket_sale, scanned_at timestamp NOT NULL, people int NOT NULL);
CREATE TABLE bar_sale (bar_id int PRIMARY KEY, night_id int NOT NULL REFERENCES show_night, item text NOT NULL, qty int NOT NULL, amount numeric(8,2) NOT NULL);
