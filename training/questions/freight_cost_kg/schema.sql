CREATE TABLE carriers (carrier_id serial PRIMARY KEY, carrier_name text NOT NULL, mode text NOT NULL);
CREATE TABLE lanes (lane_id int PRIMARY KEY, origin text NOT NULL, destination text NOT NULL, distance_km int NOT NULL, transit_days_target int NOT NULL);
CREATE TABLE customers (customer_id int PRIMARY KEY, customer_name text NOT NULL, sector text NOT NULL);
CREATE TABLE shipments (shipment_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, lane_id int NOT NULL REFERENCES lanes, carrier_id int NOT NULL REFERENCES carriers, booked_on date NOT NULL, collected_on date, delivered_on date, weight_kg numeric(9,1) NOT NULL, pallets int NOT NULL, sell_rate numeric(9,2) NOT NULL, buy_rate numeric(9,2) NOT NULL, fuel_surcharge numeric(8,2) NOT NULL);
CREATE TABLE incidents (incident_id int PRIMARY KEY, shipment_id int NOT NULL REFERENCES shipments, reported_on date NOT NULL, kind text NOT NULL, claim_amount numeric(9,2), settled_on date);
COMMENT ON COLUMN shipments.sell_rate IS 'charged to the customer, fuel not included';
COMMENT ON COLUMN shipments.buy_rate IS 'paid to the carrier';
