CREATE TABLE supplier (sup_id int PRIMARY KEY, sup_name text NOT NULL, distance_km numeric(5,1) NOT NULL, contract_until date);
CREATE TABLE substrate (sub_code text PRIMARY KEY, sub_name text NOT NULL, m3_gas_per_t numeric(6,1) NOT NULL, waste boolean NOT NULL);
CREATE TABLE weighbridge (ticket int PRIMARY KEY, sup_id int NOT NULL REFERENCES supplier, sub_code text NOT NULL REFERENCES substrate, weighed_at timestamp NOT NULL, gross_t numeric(6,2) NOT NULL, tare_t numeric(6,2) NOT NULL, dry_matter_pct numeric(4,1), eur_per_t numeric(6,2) NOT NULL);
CREATE TABLE digester (dig_no int PRIMARY KEY, volume_m3 int NOT NULL, built int NOT NULL);
CREATE TABLE feeding (feed_id int PRIMARY KEY, dig_no int NOT NULL REFERENCES digester, sub_code text NOT NULL REFERENCES substrate, fed_on date NOT NULL, tonnes numeric(6,2) NOT NULL);
CREATE TABLE gas_day (dig_no int NOT NULL REFERENCES digester, gas_date date NOT NULL, gas_m3 numeric(8,1) NOT NULL, flared_m3 numeric(7,1) NOT NULL, methane_pct numeric(4,1), PRIMARY KEY (dig_no, gas_date));
COMMENT ON COLUMN weighbridge.eur_per_t IS 'price we pay per net tonne; negative = we get a gate fee';
COMMENT ON COLUMN weighbridge.gross_t IS 'full truck, tonnes';
COMMENT ON COLUMN weighbridge.tare_t IS 'empty truck, tonnes';
