CREATE TABLE ponds (pond_no int PRIMARY KEY, pond_name text NOT NULL, volume_m3 int NOT NULL, in_use boolean NOT NULL);
CREATE TABLE feeds (feed_id int PRIMARY KEY, feed_name text NOT NULL, protein_pct numeric(4,1) NOT NULL, price_per_kg numeric(6,3) NOT NULL);
CREATE TABLE batches (batch_id int PRIMARY KEY, pond_no int NOT NULL REFERENCES ponds, species text NOT NULL, stocked_on date NOT NULL, stocked_count int NOT NULL, stocked_kg numeric(8,2) NOT NULL, fry_cost numeric(9,2) NOT NULL, closed_on date);
COMMENT ON COLUMN batches.stocked_kg IS 'weight of all fish put in';
CREATE TABLE feedings (feeding_id int PRIMARY KEY, batch_id int NOT NULL REFERENCES batches, feed_id int NOT NULL REFERENCES feeds, fed_on date NOT NULL, kg numeric(7,2) NOT NULL);
CREATE TABLE losses (loss_id int PRIMARY KEY, batch_id int NOT NULL REFERENCES batches, found_on date NOT NULL, fish_count int NOT NULL, cause text);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, buyer_type text NOT NULL);
CREATE TABLE harvests (harvest_id int PRIMARY KEY, batch_id int NOT NULL REFERENCES batches, buyer_id int NOT NULL REFERENCES buyers, harvested_on date NOT NULL, fish_count int NOT NULL, kg numeric(8,2) NOT NULL, price_per_kg numeric(6,2) NOT NULL, paid_on date);
CREATE TABLE water_tests (pond_no int NOT NULL REFERENCES ponds, tested_at timestamp NOT NULL, oxygen_mg_l numeric(4,1) NOT NULL, temp_c numeric(4,1) NOT NULL, PRIMARY KEY (pond_no, tested_at));
