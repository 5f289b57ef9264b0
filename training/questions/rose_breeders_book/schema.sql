CREATE TABLE breeder (breeder_id int PRIMARY KEY, breeder_name text NOT NULL, country text NOT NULL, active_from int NOT NULL, active_to int, taught_by int REFERENCES breeder);
CREATE TABLE cultivar (cultivar_id int PRIMARY KEY, cultivar_name text NOT NULL, breeder_id int NOT NULL REFERENCES breeder, introduced int NOT NULL, colour text NOT NULL, scent_score int, seed_parent_id int REFERENCES cultivar, pollen_parent_id int REFERENCES cultivar);
CREATE TABLE garden (garden_id int PRIMARY KEY, garden_name text NOT NULL, town text NOT NULL);
CREATE TABLE planting (garden_id int NOT NULL REFERENCES garden, cultivar_id int NOT NULL REFERENCES cultivar, planted_year int NOT NULL, removed_year int, bushes int NOT NULL, PRIMARY KEY (garden_id, cultivar_id, planted_year));
CREATE TABLE award (award_id int PRIMARY KEY, cultivar_id int NOT NULL REFERENCES cultivar, show_name text NOT NULL, award_year int NOT NULL, medal text NOT NULL);
COMMENT ON COLUMN cultivar.scent_score IS '0 to 10; null when never judged';
COMMENT ON COLUMN award.medal IS 'gold, silver, bronze';
