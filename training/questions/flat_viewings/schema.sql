CREATE TABLE agents (agent_id int PRIMARY KEY, agent_name text NOT NULL, office text NOT NULL, joined_on date NOT NULL, mobile text);
CREATE TABLE landlords (landlord_id int PRIMARY KEY, landlord_name text NOT NULL, phone text);
CREATE TABLE flats (flat_id int PRIMARY KEY, address text NOT NULL, district text NOT NULL, landlord_id int NOT NULL REFERENCES landlords, agent_id int REFERENCES agents, rooms numeric(3,1) NOT NULL, area_m2 numeric(5,1) NOT NULL, floor int NOT NULL, lift boolean NOT NULL, balcony boolean NOT NULL, built_year int NOT NULL, monthly_rent numeric(7,2) NOT NULL, advertised_on date NOT NULL, let_on date);
CREATE TABLE seekers (seeker_id int PRIMARY KEY, seeker_name text NOT NULL, email text, max_rent numeric(7,2), registered_on date NOT NULL, household_size int NOT NULL);
CREATE TABLE viewings (viewing_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flats, seeker_id int NOT NULL REFERENCES seekers, agent_id int NOT NULL REFERENCES agents, viewing_at timestamp NOT NULL, showed_up boolean, liked boolean);
CREATE TABLE applications (application_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flats, seeker_id int NOT NULL REFERENCES seekers, applied_on date NOT NULL, decision text, decided_on date);
COMMENT ON COLUMN applications.decision IS 'accepted or rejected; empty while undecided';
