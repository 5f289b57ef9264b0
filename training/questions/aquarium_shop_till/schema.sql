CREATE TABLE tank (tank_no int PRIMARY KEY, litres int NOT NULL, water text NOT NULL, room text NOT NULL);
CREATE TABLE species (sp_id int PRIMARY KEY, common_name text NOT NULL, water text NOT NULL, adult_cm numeric(4,1) NOT NULL, piece_price numeric(6,2) NOT NULL);
CREATE TABLE breeder (br_id int PRIMARY KEY, br_name text NOT NULL, hobby boolean NOT NULL);
CREATE TABLE arrival (arr_id int PRIMARY KEY, br_id int NOT NULL REFERENCES breeder, sp_id int NOT NULL REFERENCES species, tank_no int NOT NULL REFERENCES tank, arrived_on date NOT NULL, fish int NOT NULL, dead_on_arrival int NOT NULL, paid_each numeric(6,2) NOT NULL, quarantine_until date);
CREATE TABLE fish_loss (loss_id int PRIMARY KEY, arr_id int NOT NULL REFERENCES arrival, noted_on date NOT NULL, fish int NOT NULL, suspected text);
CREATE TABLE fish_sale (fs_id int PRIMARY KEY, sp_id int NOT NULL REFERENCES species, sold_on date NOT NULL, fish int NOT NULL, price_each numeric(6,2) NOT NULL, buyer text, guarantee_days int NOT NULL);
CREATE TABLE water_test (wt_id int PRIMARY KEY, tank_no int NOT NULL REFERENCES tank, tested_at timestamp NOT NULL, ph numeric(3,1) NOT NULL, nitrate int NOT NULL, tester text NOT NULL);
