CREATE TABLE haulier (haulier_id int PRIMARY KEY, haulier_name text NOT NULL, country text NOT NULL, insured_until date NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, payment_days int NOT NULL);
CREATE TABLE dispatcher (dispatcher_id int PRIMARY KEY, dispatcher_name text NOT NULL, deputy_id int REFERENCES dispatcher);
CREATE TABLE load (load_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, haulier_id int REFERENCES haulier, dispatcher_id int NOT NULL REFERENCES dispatcher, from_town text NOT NULL, to_town text NOT NULL, pallets int NOT NULL, collect_on date NOT NULL, due_on date NOT NULL, arrived_on date, sell_price numeric(9,2) NOT NULL, buy_price numeric(9,2));
CREATE TABLE pallet_account (entry_id int PRIMARY KEY, load_id int NOT NULL REFERENCES load, pallets_out int NOT NULL, pallets_back int NOT NULL, booked_on date NOT NULL);
CREATE TABLE invoice (invoice_id int PRIMARY KEY, load_id int NOT NULL UNIQUE REFERENCES load, invoiced_on date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(9,2) NOT NULL, paid_on date);
COMMENT ON COLUMN load.sell_price IS 'what the customer pays us';
COMMENT ON COLUMN load.buy_price IS 'what we pay the haulier';
