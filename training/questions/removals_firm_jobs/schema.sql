CREATE TABLE crews (crew_id int PRIMARY KEY, foreman text NOT NULL, van_plate text NOT NULL, van_m3 int NOT NULL);
CREATE TABLE customers (cust_id int PRIMARY KEY, cust_nm text NOT NULL, source text, is_company boolean NOT NULL);
CREATE TABLE quotes (quote_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES customers, dt_asked date NOT NULL, dt_quoted date, dt_decided date, decision text, from_city text NOT NULL, to_city text NOT NULL, volume_m3 int NOT NULL, price_quoted numeric(9,2));
CREATE TABLE moves (move_id int PRIMARY KEY, quote_id int NOT NULL UNIQUE REFERENCES quotes, crew_id int NOT NULL REFERENCES crews, dt_move date NOT NULL, hours_planned numeric(4,1) NOT NULL, hours_taken numeric(4,1), price_final numeric(9,2), dt_paid date);
CREATE TABLE damages (damage_id int PRIMARY KEY, move_id int NOT NULL REFERENCES moves, item text NOT NULL, claimed numeric(8,2) NOT NULL, settled numeric(8,2), dt_reported date NOT NULL);
COMMENT ON COLUMN quotes.decision IS 'yes, no; null while the customer has not decided';
COMMENT ON COLUMN customers.source IS 'web, friend, flyer, estate agent; may be unknown';
