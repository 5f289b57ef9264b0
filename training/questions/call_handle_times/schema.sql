CREATE TABLE cc_team (team_id int PRIMARY KEY, team_name text NOT NULL, lead_name text NOT NULL);
CREATE TABLE cc_agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, team_id int NOT NULL REFERENCES cc_team, started_on date NOT NULL, hourly_wage numeric(5,2) NOT NULL);
CREATE TABLE cc_queue (queue_id int PRIMARY KEY, queue_name text NOT NULL, target_wait_secs int NOT NULL);
CREATE TABLE cc_call (call_id int PRIMARY KEY, queue_id int NOT NULL REFERENCES cc_queue, agent_id int REFERENCES cc_agent, called_at timestamp NOT NULL, wait_secs int NOT NULL, talk_secs int, wrapup_secs int, transferred boolean NOT NULL, outcome text NOT NULL);
CREATE TABLE cc_shift (shift_id int PRIMARY KEY, agent_id int NOT NULL REFERENCES cc_agent, shift_on date NOT NULL, planned_hours numeric(4,1) NOT NULL, worked_hours numeric(4,1));
COMMENT ON COLUMN cc_call.agent_id IS 'null when the caller hung up before anyone answered';
COMMENT ON COLUMN cc_call.outcome IS 'solved, callback, sale, abandoned';
