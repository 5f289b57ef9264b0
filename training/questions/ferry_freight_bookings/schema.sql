CREATE TABLE port (unlocode char(5) PRIMARY KEY, port_name text NOT NULL, country char(2) NOT NULL);
CREATE TABLE vessel (vessel_id int PRIMARY KEY, vessel_name text NOT NULL, lane_metres int NOT NULL, in_service boolean NOT NULL);
CREATE TABLE sailing (sailing_id int PRIMARY KEY, vessel_id int NOT NULL REFERENCES vessel, from_port char(5) NOT NULL REFERENCES port, to_port char(5) NOT NULL REFERENCES port, departs_at timestamp NOT NULL, departed_at timestamp, state char(2) NOT NULL CHECK (state IN ('SC','DP','CX')));
COMMENT ON COLUMN sailing.state IS 'SC scheduled, DP departed, CX cancelled';
CREATE TABLE haulier (haulier_id int PRIMARY KEY, name text NOT NULL, home_country char(2) NOT NULL, account_type text NOT NULL CHECK (account_type IN ('CREDIT','PREPAY')));
CREATE TABLE freight_booking (booking_ref text PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailing, haulier_id int NOT NULL REFERENCES haulier, unit_type text NOT NULL CHECK (unit_type IN ('ART','TRL','VAN','TNK')), length_m numeric(4,1) NOT NULL, hazardous char(1) NOT NULL CHECK (hazardous IN ('Y','N')), booked_on date NOT NULL, fare numeric(8,2) NOT NULL, status text NOT NULL CHECK (status IN ('BKD','SHP','NSH','CAN')));
COMMENT ON COLUMN freight_booking.unit_type IS 'ART articulated lorry, TRL unaccompanied trailer, VAN van, TNK tanker';
COMMENT ON COLUMN freight_booking.status IS 'BKD booked, SHP shipped, NSH no-show, CAN cancelled';
CREATE TABLE haulier_invoice (invoice_id int PRIMARY KEY, haulier_id int NOT NULL REFERENCES haulier, invoice_date date NOT NULL, total numeric(9,2) NOT NULL, paid_date date);
