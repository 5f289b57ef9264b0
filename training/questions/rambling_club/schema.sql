CREATE TABLE walkers (walker_id int PRIMARY KEY, walker_name text NOT NULL, town text NOT NULL, born_year int, mobile text, joined date NOT NULL, left_club date);
CREATE TABLE trails (trail_id int PRIMARY KEY, trail_name text NOT NULL, region text NOT NULL, kilometres numeric(4,1) NOT NULL, climb_metres int NOT NULL, grade text NOT NULL, dogs_allowed boolean NOT NULL);
COMMENT ON COLUMN trails.grade IS 'easy, moderate, hard';
CREATE TABLE outings (outing_id int PRIMARY KEY, trail_id int NOT NULL REFERENCES trails, leader_id int REFERENCES walkers(walker_id), outing_date date NOT NULL, meeting_place text NOT NULL, coach_fare numeric(5,2), called_off boolean NOT NULL);
CREATE TABLE outing_walkers (outing_id int NOT NULL REFERENCES outings, walker_id int NOT NULL REFERENCES walkers, turned_up boolean, PRIMARY KEY (outing_id, walker_id));
CREATE TABLE pubs (pub_id int PRIMARY KEY, pub_name text NOT NULL, trail_id int NOT NULL REFERENCES trails, serves_lunch boolean NOT NULL);
CREATE TABLE subscriptions (walker_id int NOT NULL REFERENCES walkers, year int NOT NULL, amount numeric(5,2) NOT NULL, paid_on date, PRIMARY KEY (walker_id, year));
