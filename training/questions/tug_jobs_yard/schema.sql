CREATE TABLE tugs (tug_id int PRIMARY KEY, tug text NOT NULL, bollard_t int NOT NULL, built int NOT NULL, hourly numeric(8,2) NOT NULL);
CREATE TABLE agents (agent_id int PRIMARY KEY, agent text NOT NULL, credit_limit numeric(10,2) NOT NULL);
CREATE TABLE ships (imo int PRIMARY KEY, ship text NOT NULL, gt int NOT NULL, kind text NOT NULL);
CREATE TABLE jobs (job_id int PRIMARY KEY, imo int NOT NULL REFERENCES ships, agent_id int NOT NULL REFERENCES agents, move text NOT NULL, ordered_for timestamptz NOT NULL, berth_from text, berth_to text, cancelled_at timestamptz);
CREATE TABLE job_tugs (job_id int NOT NULL REFERENCES jobs, tug_id int NOT NULL REFERENCES tugs, made_fast timestamptz NOT NULL, let_go timestamptz NOT NULL, surcharge_pct numeric(4,1) NOT NULL, PRIMARY KEY (job_id, tug_id));
CREATE TABLE bunkers (bunker_id int PRIMARY KEY, tug_id int NOT NULL REFERENCES tugs, taken_on date NOT NULL, m3 numeric(5,1) NOT NULL, per_m3 numeric(7,2) NOT NULL);
