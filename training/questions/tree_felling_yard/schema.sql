CREATE TABLE forest_owner (owner_id int PRIMARY KEY, owner_name text NOT NULL, member_no text UNIQUE);
CREATE TABLE compartment (comp_code text PRIMARY KEY, owner_id int NOT NULL REFERENCES forest_owner, ha numeric(6,2) NOT NULL, main_species text NOT NULL, age_years int NOT NULL, protected boolean NOT NULL);
CREATE TABLE licence (lic_no text PRIMARY KEY, comp_code text NOT NULL REFERENCES compartment, applied date NOT NULL, granted date, valid_to date, max_m3 int NOT NULL);
CREATE TABLE crew (crew_no int PRIMARY KEY, foreman text NOT NULL, harvester boolean NOT NULL, eur_m3 numeric(5,2) NOT NULL);
CREATE TABLE felling (fell_id int PRIMARY KEY, lic_no text NOT NULL REFERENCES licence, crew_no int NOT NULL REFERENCES crew, fell_date date NOT NULL, assortment text NOT NULL, m3 numeric(6,1) NOT NULL, roadside_price numeric(6,2) NOT NULL, collected_on date);
CREATE TABLE replanting (plant_id int PRIMARY KEY, comp_code text NOT NULL REFERENCES compartment, planted date NOT NULL, species text NOT NULL, seedlings int NOT NULL, survived int);
