CREATE TABLE dairy_farm (farm_no int PRIMARY KEY, farm_name text NOT NULL, valley text NOT NULL, cows int NOT NULL, organic boolean NOT NULL);
CREATE TABLE tanker (tanker_id int PRIMARY KEY, plate text NOT NULL, chambers int NOT NULL);
CREATE TABLE pickup (pickup_id int PRIMARY KEY, farm_no int NOT NULL REFERENCES dairy_farm, tanker_id int NOT NULL REFERENCES tanker, picked_at timestamptz NOT NULL, unloaded_at timestamptz, litres int NOT NULL, temp_c numeric(3,1) NOT NULL, poured_away boolean NOT NULL);
CREATE TABLE milk_test (pickup_id int PRIMARY KEY REFERENCES pickup, fat_pct numeric(3,2) NOT NULL, protein_pct numeric(3,2) NOT NULL, cells_k int NOT NULL, antibiotic boolean NOT NULL);
CREATE TABLE base_price (month date PRIMARY KEY, ct_per_l numeric(5,2) NOT NULL, organic_extra_ct numeric(4,2) NOT NULL);
CREATE TABLE advance (adv_id int PRIMARY KEY, farm_no int NOT NULL REFERENCES dairy_farm, granted_on date NOT NULL, repaid_on date, eur numeric(8,2) NOT NULL);
