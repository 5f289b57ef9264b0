CREATE TABLE vets (vet_id int PRIMARY KEY, vet_name text NOT NULL, specialism text, joined_on date NOT NULL);
CREATE TABLE pet_owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, address text, village text NOT NULL, phone text, registered_on date NOT NULL);
CREATE TABLE pets (pet_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES pet_owners, pet_name text NOT NULL, kind text NOT NULL, breed text, born date, neutered boolean NOT NULL, deceased_on date);
CREATE TABLE visits (visit_id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pets, vet_id int NOT NULL REFERENCES vets, visit_at timestamp NOT NULL, complaint text NOT NULL, diagnosis text, weight_kg numeric(5,1), emergency boolean NOT NULL);
CREATE TABLE vaccinations (vaccination_id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pets, vaccine text NOT NULL, given_on date NOT NULL, next_due date);
CREATE TABLE bills (bill_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visits, amount numeric(7,2) NOT NULL, billed_on date NOT NULL, paid_on date);
CREATE TABLE operations (operation_id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pets, vet_id int NOT NULL REFERENCES vets, scheduled_for timestamp NOT NULL, procedure text NOT NULL, minutes_taken int, successful boolean);
