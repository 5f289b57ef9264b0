CREATE TABLE couples (id int PRIMARY KEY, names text NOT NULL, email text NOT NULL, city text NOT NULL);
CREATE TABLE photographers (id int PRIMARY KEY, name text NOT NULL, style text NOT NULL, day_fee numeric(8,2) NOT NULL);
CREATE TABLE packages (id int PRIMARY KEY, name text NOT NULL, hours int NOT NULL, price numeric(8,2) NOT NULL, album_included boolean NOT NULL);
CREATE TABLE weddings (id int PRIMARY KEY, couple_id int NOT NULL REFERENCES couples, package_id int NOT NULL REFERENCES packages, lead_id int NOT NULL REFERENCES photographers, second_id int REFERENCES photographers, enquired_on date NOT NULL, booked_on date, wedding_date date NOT NULL, venue text NOT NULL, status text NOT NULL);
COMMENT ON COLUMN weddings.status IS 'enquiry, booked, shot, delivered, lost';
CREATE TABLE galleries (id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, photos int NOT NULL, published_on date, views int NOT NULL, expires_on date);
CREATE TABLE instalments (id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES weddings, kind text NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
