CREATE TABLE customer (cust_id int PRIMARY KEY, cust_name text NOT NULL, segment text NOT NULL);
CREATE TABLE site (site_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES customer, address text NOT NULL, town text NOT NULL);
CREATE TABLE lift (lift_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, maker text NOT NULL, floors int NOT NULL, installed_on date NOT NULL, last_inspection date);
CREATE TABLE contract (contract_id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, level text NOT NULL, yearly_fee numeric(8,2) NOT NULL, starts_on date NOT NULL, ends_on date, response_hours int NOT NULL);
COMMENT ON COLUMN contract.level IS 'basic, plus or full';
CREATE TABLE technician (tech_id int PRIMARY KEY, tech_name text NOT NULL, cost_per_hour numeric(6,2) NOT NULL);
CREATE TABLE callout (callout_id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lift, tech_id int REFERENCES technician, called_at timestamp NOT NULL, arrived_at timestamp, fixed_at timestamp, fault text NOT NULL, trapped boolean NOT NULL, invoiced numeric(8,2));
CREATE TABLE part_used (part_used_id int PRIMARY KEY, callout_id int NOT NULL REFERENCES callout, part text NOT NULL, qty int NOT NULL, buy_price numeric(7,2) NOT NULL, sell_price numeric(7,2) NOT NULL);
