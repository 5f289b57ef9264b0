CREATE TABLE keeper (keeper_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, town text NOT NULL, phone text);
CREATE TABLE dog (dog_id int PRIMARY KEY, keeper_id int NOT NULL REFERENCES keeper(keeper_id), dog_name text NOT NULL, breed text NOT NULL, born_on date NOT NULL, weight_kg numeric(4,1) NOT NULL, dea_type text, enrolled_on date NOT NULL, retired_on date);
CREATE TABLE donation_session (session_id int PRIMARY KEY, venue text NOT NULL, session_date date NOT NULL, slots int NOT NULL, hire_cost numeric(7,2) NOT NULL);
CREATE TABLE donation (donation_id int PRIMARY KEY, dog_id int NOT NULL REFERENCES dog(dog_id), session_id int NOT NULL REFERENCES donation_session(session_id), volume_ml int, outcome text NOT NULL, pulse_before int);
CREATE TABLE blood_unit (unit_id int PRIMARY KEY, donation_id int NOT NULL REFERENCES donation(donation_id), product text NOT NULL, expires_on date NOT NULL, destroyed_on date);
CREATE TABLE vet_practice (practice_id int PRIMARY KEY, practice_name text NOT NULL, town text NOT NULL, out_of_hours boolean NOT NULL);
CREATE TABLE issue (issue_id int PRIMARY KEY, unit_id int NOT NULL UNIQUE REFERENCES blood_unit(unit_id), practice_id int NOT NULL REFERENCES vet_practice(practice_id), issued_at timestamptz NOT NULL, urgent boolean NOT NULL, charge numeric(7,2) NOT NULL, paid_on date);
