CREATE TABLE shipper (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, industry text NOT NULL, credit_days int NOT NULL);
CREATE TABLE lane (lane_id int PRIMARY KEY, origin text NOT NULL, destination text NOT NULL, km int NOT NULL);
CREATE TABLE planner (planner_id int PRIMARY KEY, planner_name text NOT NULL);
CREATE TABLE carrier (carrier_id int PRIMARY KEY, carrier_name text NOT NULL, rating char(1) NOT NULL);
CREATE TABLE quote (quote_id int PRIMARY KEY, shipper_id int NOT NULL REFERENCES shipper, lane_id int NOT NULL REFERENCES lane, planner_id int NOT NULL REFERENCES planner, requested_at timestamp NOT NULL, quoted_at timestamp, price numeric(9,2), tonnes numeric(5,1) NOT NULL, result text);
COMMENT ON COLUMN quote.result IS 'won, lost; empty while open';
CREATE TABLE load (load_id int PRIMARY KEY, quote_id int NOT NULL REFERENCES quote, carrier_id int NOT NULL REFERENCES carrier, carrier_price numeric(9,2) NOT NULL, pickup_date date NOT NULL, due_date date NOT NULL, delivered_date date, fuel_surcharge numeric(7,2) NOT NULL);
CREATE TABLE sales_invoice (si_id int PRIMARY KEY, load_id int NOT NULL REFERENCES load, issued date NOT NULL, amount numeric(9,2) NOT NULL, paid date);
CREATE TABLE carrier_bill (cb_id int PRIMARY KEY, load_id int NOT NULL REFERENCES load, received date NOT NULL, amount numeric(9,2) NOT NULL, paid date);
