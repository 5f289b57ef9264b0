CREATE TABLE enclosures (enclosure_id int PRIMARY KEY, enclosure_name text NOT NULL, area text NOT NULL, size_m2 int NOT NULL, indoor boolean NOT NULL);
CREATE TABLE species (species_id int PRIMARY KEY, common_name text NOT NULL, class text NOT NULL, continent text, endangered boolean NOT NULL);
CREATE TABLE animals (animal_id int PRIMARY KEY, animal_name text NOT NULL, species_id int NOT NULL REFERENCES species, enclosure_id int REFERENCES enclosures, sex text, birth_date date, arrived_on date NOT NULL, died_on date, weight_kg numeric(7,1));
CREATE TABLE keepers (keeper_id int PRIMARY KEY, keeper_name text NOT NULL, hired_on date NOT NULL, monthly_salary numeric(7,2) NOT NULL);
CREATE TABLE enclosure_keepers (enclosure_id int NOT NULL REFERENCES enclosures, keeper_id int NOT NULL REFERENCES keepers, PRIMARY KEY (enclosure_id, keeper_id));
CREATE TABLE feedings (feeding_id int PRIMARY KEY, animal_id int NOT NULL REFERENCES animals, keeper_id int NOT NULL REFERENCES keepers, fed_at timestamp NOT NULL, food text NOT NULL, kilos numeric(5,1) NOT NULL);
CREATE TABLE visits (visit_day date PRIMARY KEY, adults int NOT NULL, children int NOT NULL, takings numeric(9,2) NOT NULL, weather text);
CREATE TABLE sponsors (sponsor_id int PRIMARY KEY, sponsor_name text NOT NULL, animal_id int NOT NULL REFERENCES animals, monthly_amount numeric(6,2) NOT NULL, since date NOT NULL, ended_on date);
