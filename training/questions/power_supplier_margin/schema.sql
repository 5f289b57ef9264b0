CREATE TABLE tariffs (tariff_code text PRIMARY KEY, tariff_name text NOT NULL, unit_price numeric(6,4) NOT NULL, standing_charge numeric(5,2) NOT NULL, green boolean NOT NULL);
CREATE TABLE accounts (account_no int PRIMARY KEY, holder text NOT NULL, account_type text NOT NULL, area text NOT NULL, opened_on date NOT NULL, closed_on date);
CREATE TABLE meters (meter_id text PRIMARY KEY, account_no int NOT NULL REFERENCES accounts, tariff_code text NOT NULL REFERENCES tariffs, smart boolean NOT NULL, installed_on date NOT NULL);
CREATE TABLE readings (reading_id int PRIMARY KEY, meter_id text NOT NULL REFERENCES meters, read_on date NOT NULL, kwh_used numeric(9,1) NOT NULL, estimated boolean NOT NULL);
CREATE TABLE bills (bill_no int PRIMARY KEY, account_no int NOT NULL REFERENCES accounts, bill_month date NOT NULL, energy_amount numeric(9,2) NOT NULL, standing_amount numeric(9,2) NOT NULL, vat numeric(9,2) NOT NULL, sent_on date NOT NULL, due_on date NOT NULL);
CREATE TABLE bill_payments (payment_no int PRIMARY KEY, bill_no int NOT NULL REFERENCES bills, paid_on date NOT NULL, amount numeric(9,2) NOT NULL, method text NOT NULL);
CREATE TABLE wholesale_days (delivery_day date PRIMARY KEY, mwh_bought numeric(8,2) NOT NULL, price_per_mwh numeric(7,2) NOT NULL);
CREATE TABLE outages (outage_id int PRIMARY KEY, area text NOT NULL, began_at timestamp NOT NULL, restored_at timestamp, homes_affected int NOT NULL);
