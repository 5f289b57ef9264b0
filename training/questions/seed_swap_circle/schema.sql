CREATE TABLE grower (id int PRIMARY KEY, nick text NOT NULL, village text NOT NULL, joined date NOT NULL);
CREATE TABLE variety (id int PRIMARY KEY, name text NOT NULL, crop text NOT NULL, sow_from_month int NOT NULL, sow_to_month int NOT NULL, heirloom boolean NOT NULL, keeps_years int NOT NULL);
CREATE TABLE seed_batch (id int PRIMARY KEY, variety_id int NOT NULL REFERENCES variety, saved_by int NOT NULL REFERENCES grower, harvest_year int NOT NULL, grams numeric(6,1) NOT NULL, parent_batch_id int REFERENCES seed_batch);
CREATE TABLE swap (id int PRIMARY KEY, batch_id int NOT NULL REFERENCES seed_batch, giver_id int NOT NULL REFERENCES grower, taker_id int NOT NULL REFERENCES grower, swapped_on date NOT NULL, grams numeric(5,1) NOT NULL);
CREATE TABLE germination_test (id int PRIMARY KEY, batch_id int NOT NULL REFERENCES seed_batch, tester_id int NOT NULL REFERENCES grower, tested_on date NOT NULL, sown int NOT NULL, sprouted int NOT NULL);
COMMENT ON COLUMN variety.sow_from_month IS '1 to 12';
COMMENT ON COLUMN seed_batch.parent_batch_id IS 'the batch whose seed was sown to get this one';
