CREATE TABLE beds (id int PRIMARY KEY, name text NOT NULL, bay text NOT NULL, hectares numeric(4,1) NOT NULL, closed_since date);
CREATE TABLE batches (id int PRIMARY KEY, bed_id int NOT NULL REFERENCES beds, species text NOT NULL, seeded_on date NOT NULL, spat_count int NOT NULL, spat_cost numeric(9,2) NOT NULL);
CREATE TABLE workers (id int PRIMARY KEY, name text NOT NULL, hired_on date NOT NULL, boat_licence boolean NOT NULL);
CREATE TABLE harvests (id int PRIMARY KEY, batch_id int NOT NULL REFERENCES batches, worker_id int NOT NULL REFERENCES workers, harvested_on date NOT NULL, dozens int NOT NULL, grade text NOT NULL);
CREATE TABLE water_tests (id int PRIMARY KEY, bed_id int NOT NULL REFERENCES beds, tested_on date NOT NULL, temperature_c numeric(4,1) NOT NULL, salinity numeric(4,1) NOT NULL, ecoli int, safe boolean NOT NULL);
CREATE TABLE restaurants (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, credit_limit numeric(8,2));
CREATE TABLE deliveries (id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants, delivered_on date NOT NULL, grade text NOT NULL, dozens int NOT NULL, price_per_dozen numeric(6,2) NOT NULL, paid_on date);
