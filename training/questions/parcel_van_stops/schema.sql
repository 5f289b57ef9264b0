CREATE TABLE depot (depot_id int PRIMARY KEY, depot_name text NOT NULL, region text NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, driver_name text NOT NULL, depot_id int NOT NULL REFERENCES depot, employed_since date NOT NULL, is_subcontractor boolean NOT NULL);
CREATE TABLE van (plate text PRIMARY KEY, depot_id int NOT NULL REFERENCES depot, load_kg int NOT NULL, electric boolean NOT NULL, next_inspection date);
CREATE TABLE shipper (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, segment text NOT NULL, price_per_parcel numeric(6,2) NOT NULL, contract_from date NOT NULL, contract_to date);
CREATE TABLE round (round_id int PRIMARY KEY, round_date date NOT NULL, depot_id int NOT NULL REFERENCES depot, driver_id int REFERENCES driver, plate text REFERENCES van, km_driven numeric(6,1), left_depot time, back_at time);
CREATE TABLE parcel (barcode text PRIMARY KEY, shipper_id int NOT NULL REFERENCES shipper, accepted_on date NOT NULL, promised_date date NOT NULL, to_postcode text NOT NULL, weight_kg numeric(5,1) NOT NULL, cod_amount numeric(8,2), status text NOT NULL CHECK (status IN ('at depot','out','delivered','returned','lost')), delivered_on date);
CREATE TABLE stop (stop_id int PRIMARY KEY, round_id int NOT NULL REFERENCES round, barcode text NOT NULL REFERENCES parcel, seq int NOT NULL, outcome text CHECK (outcome IN ('delivered','neighbour','nobody home','refused','wrong address')), at_door timestamp);
CREATE TABLE damage_claim (claim_id int PRIMARY KEY, barcode text NOT NULL REFERENCES parcel, filed_on date NOT NULL, claimed numeric(8,2) NOT NULL, granted numeric(8,2), decided_on date);
COMMENT ON COLUMN parcel.cod_amount IS 'cash to be collected at the door, if any';
