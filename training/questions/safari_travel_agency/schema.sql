CREATE TABLE destinations (dest_id int PRIMARY KEY, park text NOT NULL, country text NOT NULL);
CREATE TABLE tours (tour_id int PRIMARY KEY, tour_title text NOT NULL, dest_id int NOT NULL REFERENCES destinations, days int NOT NULL, price_pp numeric(8,2) NOT NULL, operator_cost_pp numeric(8,2) NOT NULL);
CREATE TABLE departures (departure_id int PRIMARY KEY, tour_id int NOT NULL REFERENCES tours, leaves_on date NOT NULL, capacity int NOT NULL, min_people int NOT NULL, called_off boolean NOT NULL DEFAULT false);
CREATE TABLE agents (agent_id int PRIMARY KEY, agent_name text NOT NULL, office text NOT NULL);
CREATE TABLE travellers (traveller_id int PRIMARY KEY, full_name text NOT NULL, home_country text NOT NULL, born date NOT NULL, passport_expires date);
CREATE TABLE trips (trip_id int PRIMARY KEY, departure_id int NOT NULL REFERENCES departures, lead_traveller_id int NOT NULL REFERENCES travellers, agent_id int NOT NULL REFERENCES agents, booked_on date NOT NULL, people int NOT NULL, total_price numeric(9,2) NOT NULL, deposit_paid numeric(9,2) NOT NULL, balance_due_on date NOT NULL, balance_paid_on date, cancelled boolean NOT NULL);
CREATE TABLE feedback (trip_id int PRIMARY KEY REFERENCES trips, guide_rating int NOT NULL, lodge_rating int NOT NULL, would_return boolean NOT NULL);
COMMENT ON COLUMN tours.price_pp IS 'price per person';
COMMENT ON COLUMN tours.operator_cost_pp IS 'what the local operator charges us per person';
