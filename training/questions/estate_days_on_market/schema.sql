CREATE TABLE offices (office_id int PRIMARY KEY, office text NOT NULL, commission_rate numeric(4,2) NOT NULL);
COMMENT ON COLUMN offices.commission_rate IS 'percent of the sale price';
CREATE TABLE agents (agent_id int PRIMARY KEY, agent_name text NOT NULL, office_id int NOT NULL REFERENCES offices, joined date NOT NULL);
CREATE TABLE homes (home_id int PRIMARY KEY, street text NOT NULL, district text NOT NULL, home_type text NOT NULL, living_m2 int NOT NULL, rooms int NOT NULL, built_year int);
CREATE TABLE listings (listing_id int PRIMARY KEY, home_id int NOT NULL REFERENCES homes, agent_id int NOT NULL REFERENCES agents, listed_on date NOT NULL, asking_price int NOT NULL, withdrawn_on date);
CREATE TABLE viewings (viewing_id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listings, viewer text NOT NULL, viewed_at timestamp NOT NULL, turned_up boolean NOT NULL);
CREATE TABLE offers (offer_id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listings, bidder text NOT NULL, offered_on date NOT NULL, amount int NOT NULL, outcome text);
COMMENT ON COLUMN offers.outcome IS 'accepted, refused, null while under discussion';
CREATE TABLE closings (listing_id int PRIMARY KEY REFERENCES listings, signed_on date NOT NULL, handed_over_on date, sale_price int NOT NULL, fee numeric(9,2) NOT NULL);
