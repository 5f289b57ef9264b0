CREATE TABLE gang (gang_id int PRIMARY KEY, gang_name text NOT NULL, leader text NOT NULL);
CREATE TABLE picker (picker_id int PRIMARY KEY, picker_name text NOT NULL, gang_id int REFERENCES gang, country text NOT NULL, visa_until date, arrived date NOT NULL, departed date);
CREATE TABLE block (block_id text PRIMARY KEY, variety text NOT NULL, trees int NOT NULL, planted int NOT NULL);
CREATE TABLE picking (picking_id int PRIMARY KEY, picker_id int NOT NULL REFERENCES picker, block_id text NOT NULL REFERENCES block, pick_date date NOT NULL, bins numeric(4,1) NOT NULL, hours numeric(4,2) NOT NULL, bruised_pct numeric(4,1));
CREATE TABLE rate (variety text NOT NULL, valid_from date NOT NULL, per_bin numeric(6,2) NOT NULL, PRIMARY KEY (variety, valid_from));
CREATE TABLE advance (advance_id int PRIMARY KEY, picker_id int NOT NULL REFERENCES picker, given_on date NOT NULL, amount numeric(7,2) NOT NULL, repaid_on date);
