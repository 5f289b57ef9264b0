CREATE TABLE fields (field_id int PRIMARY KEY, field_name text NOT NULL, hectares numeric(5,2) NOT NULL, has_water boolean NOT NULL);
CREATE TABLE animals (ear_tag text PRIMARY KEY, pet_name text, species text NOT NULL, breed text NOT NULL, sex text NOT NULL, born_on date NOT NULL, mother_tag text REFERENCES animals(ear_tag), field_id int REFERENCES fields, bought_for numeric(8,2), died_on date, sold_on date);
CREATE TABLE weighings (weighing_id int PRIMARY KEY, ear_tag text NOT NULL REFERENCES animals, weighed_on date NOT NULL, kilos numeric(5,1) NOT NULL);
CREATE TABLE treatments (treatment_id int PRIMARY KEY, ear_tag text NOT NULL REFERENCES animals, treated_on date NOT NULL, treatment text NOT NULL, vet_name text, cost numeric(7,2) NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, town text NOT NULL, phone text);
CREATE TABLE livestock_sales (sale_id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers, ear_tag text NOT NULL REFERENCES animals, sold_on date NOT NULL, price numeric(8,2) NOT NULL, paid boolean NOT NULL);
CREATE TABLE workers (worker_id int PRIMARY KEY, worker_name text NOT NULL, job text NOT NULL, since date NOT NULL, weekly_wage numeric(7,2) NOT NULL);
