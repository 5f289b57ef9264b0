CREATE TABLE station (station_id int PRIMARY KEY, station_name text NOT NULL, district text NOT NULL);
CREATE TABLE bike_model (model_id int PRIMARY KEY, model_name text NOT NULL, brand text NOT NULL, electric boolean NOT NULL, max_load_kg int NOT NULL, hourly_rate numeric(5,2) NOT NULL);
CREATE TABLE bike (bike_no text PRIMARY KEY, model_id int NOT NULL REFERENCES bike_model, home_station int NOT NULL REFERENCES station, bought_on date NOT NULL, retired_on date, purchase_price numeric(8,2) NOT NULL);
CREATE TABLE hirer (hirer_id int PRIMARY KEY, hirer_name text NOT NULL, hirer_type text NOT NULL, joined date NOT NULL); -- private, business, club
CREATE TABLE hire (
  hire_id int PRIMARY KEY, bike_no text NOT NULL REFERENCES bike, hirer_id int NOT NULL REFERENCES hirer,
  pickup_station int NOT NULL REFERENCES station, return_station int REFERENCES station,
  picked_up timestamp NOT NULL, brought_back timestamp, hours numeric(5,1), rate_charged numeric(5,2) NOT NULL, insurance_fee numeric(5,2) NOT NULL, voucher_pct int NOT NULL DEFAULT 0
);
COMMENT ON COLUMN hire.rate_charged IS 'price per hour agreed for this hire';
COMMENT ON COLUMN hire.voucher_pct IS 'percent taken off the hourly price by a voucher; insurance is never reduced';
COMMENT ON COLUMN hire.hours IS 'billed hours, empty while the bike is out';
CREATE TABLE repair (repair_id int PRIMARY KEY, bike_no text NOT NULL REFERENCES bike, reported_on date NOT NULL, fixed_on date, parts_cost numeric(7,2) NOT NULL, labour_hours numeric(4,1) NOT NULL);
