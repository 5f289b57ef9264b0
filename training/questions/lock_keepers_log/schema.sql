CREATE TABLE canal (canal_id int PRIMARY KEY, canal_name text NOT NULL);
CREATE TABLE lock (lock_id int PRIMARY KEY, canal_id int NOT NULL REFERENCES canal, lock_name text NOT NULL, rise_m numeric(3,1) NOT NULL, built int NOT NULL, next_up_id int REFERENCES lock, max_length_m numeric(4,1) NOT NULL);
CREATE TABLE keeper (keeper_id int PRIMARY KEY, keeper_name text NOT NULL, volunteer boolean NOT NULL, started_on date NOT NULL);
CREATE TABLE craft (craft_reg text PRIMARY KEY, craft_name text NOT NULL, kind text NOT NULL, length_m numeric(4,1) NOT NULL, licence_until date);
CREATE TABLE passage (passage_id int PRIMARY KEY, lock_id int NOT NULL REFERENCES lock, craft_reg text NOT NULL REFERENCES craft, keeper_id int REFERENCES keeper, arrived_at timestamp NOT NULL, cleared_at timestamp NOT NULL, going text NOT NULL);
CREATE TABLE stoppage (stoppage_id int PRIMARY KEY, lock_id int NOT NULL REFERENCES lock, from_date date NOT NULL, to_date date, planned_end date, reason text NOT NULL);
COMMENT ON COLUMN lock.next_up_id IS 'the next lock uphill';
COMMENT ON COLUMN passage.going IS 'up or down';
COMMENT ON COLUMN passage.keeper_id IS 'null when the crew worked the lock themselves';
