CREATE TABLE walkers (walker_no int PRIMARY KEY, walker text NOT NULL, team_id int, shirt text, signed_up date NOT NULL, finished_at timestamp, km_done numeric(4,1) NOT NULL);
CREATE TABLE teams (team_id int PRIMARY KEY, team text NOT NULL, captain int, workplace text);
COMMENT ON COLUMN teams.captain IS 'walker number of the captain';
CREATE TABLE backers (backer_id int PRIMARY KEY, backer text NOT NULL, gift_aid boolean NOT NULL);
CREATE TABLE sponsorship (spon_id int PRIMARY KEY, walker_no int NOT NULL REFERENCES walkers, backer_id int NOT NULL REFERENCES backers, per_km numeric(5,2), flat numeric(7,2), pledged_on date NOT NULL, collected_on date);
COMMENT ON COLUMN sponsorship.per_km IS 'money for every kilometre; empty when a flat sum was promised';
CREATE TABLE checkpoints (cp_no int PRIMARY KEY, cp_name text NOT NULL, at_km numeric(4,1) NOT NULL, marshal text);
CREATE TABLE passages (walker_no int NOT NULL REFERENCES walkers, cp_no int NOT NULL REFERENCES checkpoints, passed_at timestamp NOT NULL, PRIMARY KEY (walker_no, cp_no));
