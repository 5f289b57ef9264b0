CREATE TABLE team (team_id int PRIMARY KEY, team_name text NOT NULL, lead_name text NOT NULL);
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, team_id int NOT NULL REFERENCES team, hired_on date NOT NULL, left_on date, cost_per_hour numeric(6,2) NOT NULL);
CREATE TABLE queue (queue_id int PRIMARY KEY, queue_name text NOT NULL, answer_target_s int NOT NULL);
CREATE TABLE caller (caller_id int PRIMARY KEY, caller_name text NOT NULL, tariff text NOT NULL);
CREATE TABLE call (call_id int PRIMARY KEY, queue_id int NOT NULL REFERENCES queue, caller_id int NOT NULL REFERENCES caller, agent_id int REFERENCES agent, entered_at timestamp NOT NULL, answered_at timestamp, ended_at timestamp NOT NULL, outcome text NOT NULL, transferred boolean NOT NULL);
COMMENT ON COLUMN call.agent_id IS 'empty when the caller hung up before an answer';
CREATE TABLE sale (sale_id int PRIMARY KEY, call_id int NOT NULL REFERENCES call, product text NOT NULL, monthly numeric(6,2) NOT NULL, setup_fee numeric(6,2) NOT NULL, cancelled_on date);
CREATE TABLE survey (call_id int PRIMARY KEY REFERENCES call, score int NOT NULL, solved boolean);
CREATE TABLE roster (agent_id int NOT NULL REFERENCES agent, work_date date NOT NULL, hours_planned numeric(4,1) NOT NULL, hours_worked numeric(4,1) NOT NULL, PRIMARY KEY (agent_id, work_date));
