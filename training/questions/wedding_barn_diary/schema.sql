CREATE TABLE couples (couple_id int PRIMARY KEY, names text NOT NULL, enquired_on date NOT NULL, heard_from text NOT NULL, viewed_on date);
CREATE TABLE venues (venue_id int PRIMARY KEY, venue_name text NOT NULL, max_seated int NOT NULL, max_standing int NOT NULL);
CREATE TABLE weddings (wedding_id int PRIMARY KEY, couple_id int NOT NULL REFERENCES couples, venue_id int NOT NULL REFERENCES venues, big_day date NOT NULL, guests_day int NOT NULL, guests_evening int NOT NULL, hire_fee numeric(8,2) NOT NULL, per_head numeric(6,2) NOT NULL, planner text NOT NULL, signed_on date NOT NULL, called_off_on date);
COMMENT ON COLUMN weddings.per_head IS 'catering price for each day guest';
CREATE TABLE instalments (wedding_id int NOT NULL REFERENCES weddings, no int NOT NULL, due date NOT NULL, amount numeric(8,2) NOT NULL, received date, PRIMARY KEY (wedding_id, no));
CREATE TABLE suppliers (supplier_id int PRIMARY KEY, business text NOT NULL, trade text NOT NULL, recommended boolean NOT NULL);
CREATE TABLE wedding_suppliers (wedding_id int NOT NULL REFERENCES weddings, supplier_id int NOT NULL REFERENCES suppliers, quote numeric(8,2) NOT NULL, our_cut_pct numeric(4,1) NOT NULL, PRIMARY KEY (wedding_id, supplier_id));
