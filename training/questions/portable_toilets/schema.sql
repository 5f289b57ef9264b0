CREATE TABLE unit (unit_id int PRIMARY KEY, unit_code text NOT NULL, model text NOT NULL, accessible boolean NOT NULL, hot_water boolean NOT NULL, in_workshop boolean NOT NULL, written_off date);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, sector text NOT NULL, vat_number text, contact_person text, blocked boolean NOT NULL);
CREATE TABLE site (site_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, site_name text NOT NULL, town text NOT NULL, gate_code text);
CREATE TABLE rental (rental_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, unit_id int NOT NULL REFERENCES unit, from_date date NOT NULL, until_date date, weekly_fee numeric(6,2) NOT NULL, discount_pct numeric(4,1));
CREATE TABLE servicing (servicing_id int PRIMARY KEY, rental_id int NOT NULL REFERENCES rental, planned_for date NOT NULL, done_at timestamptz, tanker_plate text, litres_pumped int, problem text);
CREATE TABLE bill (bill_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, month date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(9,2) NOT NULL, sent_on date, status text NOT NULL);
COMMENT ON COLUMN bill.status IS 'draft, sent, paid, written off';
COMMENT ON COLUMN rental.until_date IS 'empty while the unit is still out';
