CREATE TABLE region (region_id int PRIMARY KEY, region_name text NOT NULL);
CREATE TABLE plant (plant_id int PRIMARY KEY, plant_name text NOT NULL, region_id int NOT NULL REFERENCES region, kwp numeric(7,1) NOT NULL, online_since date NOT NULL, feed_in_price numeric(5,4) NOT NULL);
COMMENT ON COLUMN plant.feed_in_price IS 'euro per kWh';
CREATE TABLE inverter (inv_id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plant, maker text NOT NULL, kw numeric(6,1) NOT NULL, installed date NOT NULL, warranty_until date NOT NULL);
CREATE TABLE yield_day (plant_id int NOT NULL REFERENCES plant, day date NOT NULL, kwh numeric(8,1) NOT NULL, expected_kwh numeric(8,1) NOT NULL, PRIMARY KEY (plant_id, day));
CREATE TABLE fault (fault_id int PRIMARY KEY, inv_id int NOT NULL REFERENCES inverter, detected_at timestamp NOT NULL, acknowledged_at timestamp, repaired_at timestamp, severity text NOT NULL);
CREATE TABLE tech (tech_id int PRIMARY KEY, tech_name text NOT NULL, hour_cost numeric(6,2) NOT NULL);
CREATE TABLE site_visit (sv_id int PRIMARY KEY, fault_id int NOT NULL REFERENCES fault, tech_id int NOT NULL REFERENCES tech, visit_date date NOT NULL, hours numeric(4,1) NOT NULL, travel_km int NOT NULL, parts_cost numeric(8,2) NOT NULL, charged numeric(8,2) NOT NULL);
