CREATE TABLE farms (farm_id int PRIMARY KEY, farm_name text NOT NULL, county text NOT NULL);
CREATE TABLE fields (field_id int PRIMARY KEY, farm_id int NOT NULL REFERENCES farms, field_name text NOT NULL, hectares numeric(6,2) NOT NULL, soil text NOT NULL, rented boolean NOT NULL, rent_per_ha numeric(7,2));
CREATE TABLE crops (crop_id int PRIMARY KEY, crop_name text NOT NULL, target_t_per_ha numeric(5,2) NOT NULL);
CREATE TABLE plantings (planting_id int PRIMARY KEY, field_id int NOT NULL REFERENCES fields, crop_id int NOT NULL REFERENCES crops, season int NOT NULL, sown_on date NOT NULL, harvested_on date, tonnes numeric(8,2), seed_cost numeric(8,2) NOT NULL);
CREATE TABLE treatments (treat_id int PRIMARY KEY, planting_id int NOT NULL REFERENCES plantings, done_on date NOT NULL, kind text NOT NULL, product text NOT NULL, quantity numeric(8,2) NOT NULL, unit_cost numeric(7,2) NOT NULL);
CREATE TABLE machine_hours (mh_id int PRIMARY KEY, planting_id int NOT NULL REFERENCES plantings, machine text NOT NULL, worked_on date NOT NULL, hours numeric(4,1) NOT NULL, cost_per_hour numeric(6,2) NOT NULL);
CREATE TABLE grain_sales (sale_id int PRIMARY KEY, planting_id int NOT NULL REFERENCES plantings, contract_on date NOT NULL, delivered_on date, tonnes numeric(8,2) NOT NULL, price_per_t numeric(7,2) NOT NULL, buyer text NOT NULL);
