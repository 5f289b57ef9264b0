CREATE TABLE owner (owner_id int PRIMARY KEY, owner_name text, phone text, street text, since date);
CREATE TABLE dog (dog_id int PRIMARY KEY, owner_id int, dog_name text, breed text, born date, weight_kg numeric(4,1), neutered boolean, size_group text);
CREATE TABLE vaccination (dog_id int, vaccine text, given_on date, valid_until date);
CREATE TABLE package (package_id int PRIMARY KEY, package_name text, days_included int, price numeric(7,2));
CREATE TABLE package_sale (sale_id int PRIMARY KEY, owner_id int, package_id int, sold_on date, paid boolean);
CREATE TABLE day_visit (visit_id int PRIMARY KEY, dog_id int, visit_date date, dropped_off time, picked_up time, handler_id int, lunch boolean, late_fee numeric(5,2));
CREATE TABLE handler (handler_id int PRIMARY KEY, handler_name text, hired_on date, max_dogs int);
CREATE TABLE incident (incident_id int PRIMARY KEY, visit_id int, other_dog_id int, description text, vet_needed boolean);
