CREATE TABLE people (person_id int PRIMARY KEY, name text NOT NULL, birth_date date, town text NOT NULL, phone text, joined_on date NOT NULL);
CREATE TABLE plays (play_id int PRIMARY KEY, title text NOT NULL, playwright text NOT NULL, written_year int, genre text NOT NULL, running_minutes int NOT NULL);
CREATE TABLE productions (production_id int PRIMARY KEY, play_id int NOT NULL REFERENCES plays, director_id int REFERENCES people(person_id), opening_night date NOT NULL, closing_night date NOT NULL, budget numeric(8,2) NOT NULL, spent numeric(8,2) NOT NULL);
CREATE TABLE roles (role_id int PRIMARY KEY, production_id int NOT NULL REFERENCES productions, character_name text NOT NULL, person_id int REFERENCES people, lead boolean NOT NULL);
CREATE TABLE rehearsals (rehearsal_id int PRIMARY KEY, production_id int NOT NULL REFERENCES productions, starts_at timestamp NOT NULL, place text NOT NULL);
CREATE TABLE performances (performance_id int PRIMARY KEY, production_id int NOT NULL REFERENCES productions, performed_at timestamp NOT NULL, seats int NOT NULL, tickets_sold int NOT NULL, takings numeric(8,2) NOT NULL);
CREATE TABLE costumes (costume_id int PRIMARY KEY, description text NOT NULL, size text NOT NULL, era text, lent_to int REFERENCES people(person_id), lent_on date);
