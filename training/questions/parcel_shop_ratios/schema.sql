CREATE TABLE pickup_points (point_id int PRIMARY KEY, point_name text NOT NULL, town text NOT NULL, shelf_places int NOT NULL, partner_since date NOT NULL, closed_on date);
CREATE TABLE carriers (carrier_id int PRIMARY KEY, carrier_name text NOT NULL, fee_per_parcel numeric(5,2) NOT NULL);
CREATE TABLE parcels (parcel_id int PRIMARY KEY, point_id int NOT NULL REFERENCES pickup_points, carrier_id int NOT NULL REFERENCES carriers, recipient text NOT NULL, weight_g int NOT NULL, arrived_on date NOT NULL, collected_on date, sent_back_on date, cash_due numeric(7,2));
COMMENT ON COLUMN parcels.cash_due IS 'cash on delivery, null when already paid';
CREATE TABLE drop_offs (drop_id int PRIMARY KEY, point_id int NOT NULL REFERENCES pickup_points, carrier_id int NOT NULL REFERENCES carriers, dropped_on date NOT NULL, is_return boolean NOT NULL, postage numeric(6,2) NOT NULL);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcels, received_on date NOT NULL, reason text NOT NULL, compensation numeric(7,2));
