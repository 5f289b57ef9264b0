CREATE TABLE depot (depot_id int PRIMARY KEY, town text NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, name text NOT NULL, depot_id int NOT NULL REFERENCES depot, employed_since date NOT NULL, self_employed boolean NOT NULL);
CREATE TABLE shipper (shipper_id int PRIMARY KEY, company text NOT NULL, contract_price numeric(6,2) NOT NULL);
COMMENT ON COLUMN shipper.contract_price IS 'agreed price per parcel';
CREATE TABLE round (round_id int PRIMARY KEY, driver_id int NOT NULL REFERENCES driver, day date NOT NULL, left_depot_at timestamp NOT NULL, back_at timestamp, planned_km numeric(6,1) NOT NULL, driven_km numeric(6,1), fuel_litres numeric(5,1));
CREATE TABLE drop_off (parcel_no text PRIMARY KEY, shipper_id int NOT NULL REFERENCES shipper, round_id int REFERENCES round, from_town text NOT NULL, to_town text NOT NULL, handed_in_at timestamp NOT NULL, promised_by date NOT NULL, delivered_at timestamp, returned_at timestamp, attempts int NOT NULL, weight_g int NOT NULL, price numeric(6,2) NOT NULL, cod_amount numeric(8,2), signed_by text);
COMMENT ON COLUMN drop_off.cod_amount IS 'cash on delivery to collect for the shipper';
COMMENT ON COLUMN drop_off.price IS 'what we charge for the parcel';
CREATE TABLE complaint (complaint_id int PRIMARY KEY, parcel_no text NOT NULL REFERENCES drop_off, kind text NOT NULL, raised_on date NOT NULL, answered_on date, compensation numeric(7,2));
