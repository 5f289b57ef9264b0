CREATE TABLE stock_area (area_id int PRIMARY KEY, area text NOT NULL);
CREATE TABLE fish (fish_id int PRIMARY KEY, fish text NOT NULL);
CREATE TABLE holder (holder_id int PRIMARY KEY, holder text NOT NULL, co_op boolean NOT NULL);
CREATE TABLE allocation (alloc_id int PRIMARY KEY, holder_id int NOT NULL REFERENCES holder, fish_id int NOT NULL REFERENCES fish, area_id int NOT NULL REFERENCES stock_area, quota_year int NOT NULL, tonnes numeric(7,1) NOT NULL);
CREATE TABLE swap (swap_id int PRIMARY KEY, giver_id int NOT NULL REFERENCES holder, taker_id int NOT NULL REFERENCES holder, fish_id int NOT NULL REFERENCES fish, agreed_on date NOT NULL, approved_on date, tonnes numeric(6,1) NOT NULL, eur_per_tonne numeric(8,2) NOT NULL);
CREATE TABLE catch_report (report_id int PRIMARY KEY, holder_id int NOT NULL REFERENCES holder, fish_id int NOT NULL REFERENCES fish, area_id int NOT NULL REFERENCES stock_area, week_start date NOT NULL, tonnes numeric(6,2) NOT NULL, late boolean NOT NULL);
