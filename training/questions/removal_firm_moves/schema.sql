CREATE TABLE depots (depot_id int PRIMARY KEY, depot_name text NOT NULL);
CREATE TABLE clients (client_id int PRIMARY KEY, client_name text NOT NULL, client_kind text NOT NULL CHECK (client_kind IN ('household','company')), found_us_via text CHECK (found_us_via IN ('WEB','FRIEND','AD','AGENT')));
CREATE TABLE movers (mover_id int PRIMARY KEY, mover_name text NOT NULL, depot_id int NOT NULL REFERENCES depots, licence_hgv boolean NOT NULL, employed boolean NOT NULL);
CREATE TABLE moves (move_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, depot_id int NOT NULL REFERENCES depots, from_city text NOT NULL, to_city text NOT NULL, to_country char(2) NOT NULL, quoted_on date NOT NULL, accepted_on date, move_date date, stage smallint NOT NULL CHECK (stage BETWEEN 1 AND 5), cubic_m numeric(5,1) NOT NULL, quoted_price numeric(9,2) NOT NULL, final_price numeric(9,2));
COMMENT ON COLUMN moves.stage IS '1 quoted, 2 booked, 3 under way, 4 completed, 5 lost';
CREATE TABLE move_crew (move_id int NOT NULL REFERENCES moves, mover_id int NOT NULL REFERENCES movers, hours numeric(4,1) NOT NULL, PRIMARY KEY (move_id, mover_id));
CREATE TABLE damages (damage_id int PRIMARY KEY, move_id int NOT NULL REFERENCES moves, article text NOT NULL, claimed numeric(8,2) NOT NULL, paid_out numeric(8,2), settled_on date);
