CREATE TABLE species (species_id int PRIMARY KEY, common_name text NOT NULL, latin_name text NOT NULL, class text NOT NULL, red_list text NOT NULL, weight_g int);
COMMENT ON COLUMN species.red_list IS 'LC least concern, NT near threatened, VU vulnerable, EN endangered';
CREATE TABLE reserve (reserve_id int PRIMARY KEY, reserve_name text NOT NULL, county text NOT NULL, hectares numeric(7,1) NOT NULL, founded int NOT NULL);
CREATE TABLE habitat (habitat_id int PRIMARY KEY, habitat text NOT NULL);
CREATE TABLE reserve_habitat (reserve_id int REFERENCES reserve, habitat_id int REFERENCES habitat, hectares numeric(7,1) NOT NULL, PRIMARY KEY (reserve_id, habitat_id));
CREATE TABLE observer (observer_id int PRIMARY KEY, observer_name text NOT NULL, joined_on date NOT NULL, expert boolean NOT NULL, mentor_id int REFERENCES observer);
CREATE TABLE sighting (sighting_id int PRIMARY KEY, species_id int NOT NULL REFERENCES species, reserve_id int NOT NULL REFERENCES reserve, seen_by int NOT NULL REFERENCES observer, verified_by int REFERENCES observer, seen_on date NOT NULL, entered_on date NOT NULL, verified_on date, adults int NOT NULL, young int NOT NULL, method text NOT NULL);
COMMENT ON COLUMN sighting.method IS 'sight, sound, camera, trap';
CREATE TABLE ringing (ring_no text PRIMARY KEY, species_id int NOT NULL REFERENCES species, ringed_at int NOT NULL REFERENCES reserve, ringed_on date NOT NULL, found_at int REFERENCES reserve, found_on date, found_dead boolean);
