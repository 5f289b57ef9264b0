CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, seats int NOT NULL);
CREATE TABLE production (prod_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, premiere date NOT NULL, budget numeric(10,2) NOT NULL, actual_cost numeric(10,2));
CREATE TABLE performance (perf_id int PRIMARY KEY, prod_id int NOT NULL REFERENCES production, hall_id int NOT NULL REFERENCES hall, starts_at timestamp NOT NULL, cancelled boolean NOT NULL DEFAULT false, running_cost numeric(8,2) NOT NULL);
CREATE TABLE price_class (class_id int PRIMARY KEY, class_name text NOT NULL, full_price_cents int NOT NULL);
CREATE TABLE patron (patron_id int PRIMARY KEY, patron_name text NOT NULL, subscriber_since date);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, perf_id int NOT NULL REFERENCES performance, class_id int NOT NULL REFERENCES price_class, patron_id int REFERENCES patron, bought_at timestamp NOT NULL, paid_cents int NOT NULL, refunded_cents int NOT NULL DEFAULT 0, channel text NOT NULL, scanned_at timestamp);
COMMENT ON COLUMN ticket.paid_cents IS '0 for complimentary tickets';
