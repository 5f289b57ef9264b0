CREATE TABLE kind_of_reptile (
  kind_id int PRIMARY KEY,
  common_name text NOT NULL,
  latin_name text,
  venomous boolean NOT NULL,
  licence_needed boolean NOT NULL,
  basking_celsius int
);
CREATE TABLE enclosure (
  enclosure_id int PRIMARY KEY,
  label text NOT NULL,
  size_litres int NOT NULL,
  has_uv boolean NOT NULL,
  uv_bulb_changed_on date
);
CREATE TABLE animal (
  animal_id int PRIMARY KEY,
  kind_id int NOT NULL REFERENCES kind_of_reptile(kind_id),
  name text,
  sex text,
  hatched_year int,
  came_on date NOT NULL,
  came_because text NOT NULL,
  enclosure_id int REFERENCES enclosure(enclosure_id),
  rehomed_on date,
  died_on date,
  chip_no text
);
CREATE TABLE weighing (
  animal_id int NOT NULL REFERENCES animal(animal_id),
  weighed_on date NOT NULL,
  grams int NOT NULL,
  PRIMARY KEY (animal_id, weighed_on)
);
CREATE TABLE feeding (
  feeding_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animal(animal_id),
  fed_at timestamp NOT NULL,
  food text NOT NULL,
  refused boolean NOT NULL,
  volunteer_id int
);
CREATE TABLE volunteer (
  volunteer_id int PRIMARY KEY,
  name text NOT NULL,
  since date NOT NULL,
  venom_trained boolean NOT NULL
);
ALTER TABLE feeding ADD FOREIGN KEY (volunteer_id) REFERENCES volunteer(volunteer_id);
CREATE TABLE vet_visit (
  vet_visit_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animal(animal_id),
  visited_on date NOT NULL,
  vet text NOT NULL,
  diagnosis text,
  cost numeric(8,2) NOT NULL
);
CREATE TABLE adopter (
  adopter_id int PRIMARY KEY,
  name text NOT NULL,
  county text,
  home_check_on date,
  home_check_passed boolean
);
CREATE TABLE adoption (
  animal_id int PRIMARY KEY REFERENCES animal(animal_id),
  adopter_id int NOT NULL REFERENCES adopter(adopter_id),
  agreed_on date NOT NULL,
  fee numeric(6,2) NOT NULL,
  returned_on date
);
