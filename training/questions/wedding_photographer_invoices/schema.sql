CREATE TABLE couples (couple_id int PRIMARY KEY, names text NOT NULL, email text NOT NULL, country text NOT NULL, found_us_by text NOT NULL);
CREATE TABLE photographers (photographer_id int PRIMARY KEY, full_name text NOT NULL, day_rate numeric(8,2) NOT NULL);
CREATE TABLE packages (package_id int PRIMARY KEY, name text NOT NULL, hours int NOT NULL, price numeric(8,2) NOT NULL);
CREATE TABLE weddings (wedding_id int PRIMARY KEY, couple_id int NOT NULL REFERENCES couples, package_id int NOT NULL REFERENCES packages, photographer_id int NOT NULL REFERENCES photographers, booked_on date NOT NULL, wedding_date date NOT NULL, venue text NOT NULL, discount numeric(8,2) NOT NULL);
CREATE TABLE extras (extra_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, item text NOT NULL, ordered_on date NOT NULL, price numeric(8,2) NOT NULL, our_cost numeric(8,2) NOT NULL);
CREATE TABLE travel_costs (travel_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, kind text NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE instalments (instalment_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, label text NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
COMMENT ON COLUMN weddings.discount IS 'taken off the package price, as an amount of money';
COMMENT ON COLUMN extras.our_cost IS 'what the lab charges us';
