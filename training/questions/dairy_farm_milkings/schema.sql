CREATE TABLE cows (id int PRIMARY KEY, ear_tag text NOT NULL, name text, breed text NOT NULL, born date NOT NULL, bought_on date, sold_on date, barn_id int NOT NULL);
CREATE TABLE barns (id int PRIMARY KEY, name text NOT NULL, stalls int NOT NULL);
CREATE TABLE calvings (id int PRIMARY KEY, cow_id int NOT NULL REFERENCES cows(id), calved_on date NOT NULL, calf_sex char(1) NOT NULL, stillborn boolean NOT NULL DEFAULT false);
CREATE TABLE inseminations (id int PRIMARY KEY, cow_id int NOT NULL REFERENCES cows(id), done_on date NOT NULL, bull text NOT NULL, checked_on date, pregnant boolean, expected_calving date);
CREATE TABLE milk_records (id int PRIMARY KEY, cow_id int NOT NULL REFERENCES cows(id), test_date date NOT NULL, morning_kg numeric(4,1) NOT NULL, evening_kg numeric(4,1) NOT NULL, fat_pct numeric(3,2) NOT NULL, cell_count int NOT NULL);
CREATE TABLE treatments (id int PRIMARY KEY, cow_id int NOT NULL REFERENCES cows(id), given_on date NOT NULL, medicine text NOT NULL, milk_withheld_until date, vet_fee numeric(7,2) NOT NULL);
ALTER TABLE cows ADD FOREIGN KEY (barn_id) REFERENCES barns(id);
