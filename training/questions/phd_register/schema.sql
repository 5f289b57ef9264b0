CREATE TABLE faculty (fac_id int PRIMARY KEY, fac_name text NOT NULL);
CREATE TABLE supervisor (sup_id int PRIMARY KEY, fac_id int NOT NULL REFERENCES faculty, sup_name text NOT NULL, may_examine boolean NOT NULL);
CREATE TABLE candidate (cand_id int PRIMARY KEY, cand_name text NOT NULL, nationality text NOT NULL, fac_id int NOT NULL REFERENCES faculty, main_sup int NOT NULL REFERENCES supervisor, second_sup int REFERENCES supervisor, registered date NOT NULL, mode text NOT NULL, defended date, dropped date);
COMMENT ON COLUMN candidate.mode IS 'full-time or part-time';
CREATE TABLE stipend (stip_id int PRIMARY KEY, cand_id int NOT NULL REFERENCES candidate, funder text NOT NULL, monthly numeric(7,2) NOT NULL, months int NOT NULL, begins date NOT NULL);
CREATE TABLE milestone (cand_id int NOT NULL REFERENCES candidate, step text NOT NULL, due date NOT NULL, reached date, PRIMARY KEY (cand_id, step));
CREATE TABLE publication (pub_id int PRIMARY KEY, cand_id int NOT NULL REFERENCES candidate, title text NOT NULL, venue text NOT NULL, appeared date NOT NULL, first_author boolean NOT NULL);
CREATE TABLE trip (trip_id int PRIMARY KEY, cand_id int NOT NULL REFERENCES candidate, place text NOT NULL, nights int NOT NULL, hotel_per_night numeric(6,2) NOT NULL, fare numeric(7,2) NOT NULL, left_on date NOT NULL);
