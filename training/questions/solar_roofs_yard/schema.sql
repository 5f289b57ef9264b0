CREATE TABLE roofs (roof_id int PRIMARY KEY, address text NOT NULL, district text NOT NULL, owner_kind text NOT NULL, kwp numeric(6,2) NOT NULL, commissioned date NOT NULL, lease_eur_year numeric(8,2) NOT NULL);
CREATE TABLE inverters (serial text PRIMARY KEY, roof_id int NOT NULL REFERENCES roofs, make text NOT NULL, warranty_end date NOT NULL, replaced_on date);
CREATE TABLE yield_month (roof_id int NOT NULL REFERENCES roofs, month date NOT NULL, kwh numeric(9,1) NOT NULL, forecast_kwh numeric(9,1) NOT NULL, fed_in_kwh numeric(9,1) NOT NULL, PRIMARY KEY (roof_id, month));
CREATE TABLE feed_tariff (from_year int PRIMARY KEY, ct_per_kwh numeric(5,2) NOT NULL);
CREATE TABLE callouts (callout_id int PRIMARY KEY, serial text NOT NULL REFERENCES inverters, reported_at timestamptz NOT NULL, fixed_at timestamptz, fault text NOT NULL, cost_eur numeric(8,2));
