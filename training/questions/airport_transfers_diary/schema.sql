CREATE TABLE zones (zone_id int PRIMARY KEY, zone_name text NOT NULL, km int NOT NULL, flat_fare numeric(6,2) NOT NULL);
CREATE TABLE chauffeurs (chauffeur_id int PRIMARY KEY, chauffeur text NOT NULL, commission_pct numeric(4,1) NOT NULL, active boolean NOT NULL);
CREATE TABLE vehicles (reg text PRIMARY KEY, model text NOT NULL, seats int NOT NULL, l_per_100km numeric(4,1) NOT NULL);
CREATE TABLE corporate_accounts (account_no int PRIMARY KEY, company text NOT NULL, payment_days int NOT NULL, rebate_pct numeric(4,1) NOT NULL);
CREATE TABLE transfers (transfer_id int PRIMARY KEY, account_no int REFERENCES corporate_accounts, passenger text NOT NULL, pax int NOT NULL, zone_id int NOT NULL REFERENCES zones, direction text NOT NULL, flight text, requested_at timestamp NOT NULL, pickup_at timestamp NOT NULL, arrived_at timestamp, chauffeur_id int REFERENCES chauffeurs, reg text REFERENCES vehicles, fare numeric(7,2) NOT NULL, waiting_min int NOT NULL DEFAULT 0, waiting_charge numeric(6,2) NOT NULL DEFAULT 0, status text NOT NULL);
COMMENT ON COLUMN transfers.direction IS 'to airport, from airport';
COMMENT ON COLUMN transfers.arrived_at IS 'when the car stood at the door';
COMMENT ON COLUMN transfers.status IS 'booked, driven, cancelled, passenger missing';
COMMENT ON COLUMN transfers.account_no IS 'null for private passengers';
