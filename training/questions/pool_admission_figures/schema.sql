CREATE TABLE pool (pool_id int PRIMARY KEY, pool_name text NOT NULL, indoor boolean NOT NULL, capacity int NOT NULL, water_m3 int NOT NULL);
CREATE TABLE fare (fare_id int PRIMARY KEY, fare_name text NOT NULL, price_cents int NOT NULL);
CREATE TABLE day_log (pool_id int NOT NULL REFERENCES pool, log_date date NOT NULL, opened_at time, closed_at time, air_temp numeric(4,1), water_temp numeric(4,1), staff_hours numeric(5,1) NOT NULL, energy_kwh int NOT NULL, chlorine_kg numeric(5,2) NOT NULL, PRIMARY KEY (pool_id, log_date));
COMMENT ON TABLE day_log IS 'no opened_at: closed that day';
CREATE TABLE admission (pool_id int NOT NULL REFERENCES pool, adm_date date NOT NULL, fare_id int NOT NULL REFERENCES fare, visitors int NOT NULL, PRIMARY KEY (pool_id, adm_date, fare_id));
CREATE TABLE season_pass (pass_id int PRIMARY KEY, holder text NOT NULL, pool_id int REFERENCES pool, sold_on date NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL, price_cents int NOT NULL, refunded_cents int NOT NULL DEFAULT 0);
COMMENT ON COLUMN season_pass.pool_id IS 'NULL: valid in all pools';
CREATE TABLE incident (incident_id int PRIMARY KEY, pool_id int NOT NULL REFERENCES pool, happened_at timestamp NOT NULL, kind text NOT NULL, helped_after_s int, ambulance boolean NOT NULL);
COMMENT ON COLUMN incident.helped_after_s IS 'seconds until a guard was there';
