CREATE TABLE handler (handler_id int PRIMARY KEY, handler_name text NOT NULL, county text NOT NULL);
CREATE TABLE sheepdog (dog_id int PRIMARY KEY, dog_name text NOT NULL, handler_id int NOT NULL REFERENCES handler, bred_by int REFERENCES handler, whelped date NOT NULL, retired_on date);
CREATE TABLE trial (trial_id int PRIMARY KEY, venue text NOT NULL, run_on date NOT NULL, class text NOT NULL, entry_fee numeric(5,2) NOT NULL, prize_pot numeric(7,2) NOT NULL);
CREATE TABLE judge (judge_id int PRIMARY KEY, judge_name text NOT NULL);
CREATE TABLE trial_judge (trial_id int NOT NULL REFERENCES trial, judge_id int NOT NULL REFERENCES judge, PRIMARY KEY (trial_id, judge_id));
CREATE TABLE run (run_id int PRIMARY KEY, trial_id int NOT NULL REFERENCES trial, dog_id int NOT NULL REFERENCES sheepdog, started_at timestamp NOT NULL, outrun int NOT NULL, lift int NOT NULL, fetch_mk int NOT NULL, drive int NOT NULL, pen int NOT NULL, status text NOT NULL);
COMMENT ON COLUMN run.status IS 'completed, retired, disqualified';
COMMENT ON COLUMN trial.class IS 'novice, open, nursery';
