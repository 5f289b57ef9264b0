CREATE TABLE agents (id int PRIMARY KEY, name text NOT NULL, office text NOT NULL);
CREATE TABLE sellers (id int PRIMARY KEY, name text NOT NULL, email text);
CREATE TABLE homes (id int PRIMARY KEY, street text NOT NULL, town text NOT NULL, kind text NOT NULL, rooms int NOT NULL, seller_id int NOT NULL REFERENCES sellers, listed_by int NOT NULL REFERENCES agents, listed_on date NOT NULL, asking numeric(10,2) NOT NULL, withdrawn_on date);
CREATE TABLE seekers (id int PRIMARY KEY, name text NOT NULL, budget numeric(10,2) NOT NULL, registered_on date NOT NULL);
CREATE TABLE viewings (id int PRIMARY KEY, home_id int NOT NULL REFERENCES homes, seeker_id int NOT NULL REFERENCES seekers, shown_by int NOT NULL REFERENCES agents, at timestamp NOT NULL, feedback text);
CREATE TABLE offers (id int PRIMARY KEY, home_id int NOT NULL REFERENCES homes, seeker_id int NOT NULL REFERENCES seekers, made_on date NOT NULL, amount numeric(10,2) NOT NULL, answer text, improves int REFERENCES offers);
CREATE TABLE sales (home_id int PRIMARY KEY REFERENCES homes, buyer_id int NOT NULL REFERENCES seekers, agreed_on date NOT NULL, price numeric(10,2) NOT NULL, commission numeric(9,2) NOT NULL, completed_on date);
COMMENT ON COLUMN offers.answer IS 'accepted, refused; empty: undecided';
COMMENT ON COLUMN offers.improves IS 'earlier offer of the same seeker';
