CREATE TABLE team (team_id int PRIMARY KEY, team_name text NOT NULL, target_answer_sec int NOT NULL);
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, team_id int NOT NULL REFERENCES team, started_on date NOT NULL, left_on date);
CREATE TABLE call_reason (reason_code text PRIMARY KEY, reason_text text NOT NULL);
CREATE TABLE phone_call (call_id int PRIMARY KEY, team_id int NOT NULL REFERENCES team, agent_id int REFERENCES agent, caller_no text NOT NULL, reason_code text REFERENCES call_reason, rang_at timestamp NOT NULL, answered_at timestamp, ended_at timestamp NOT NULL, solved char(1));
COMMENT ON COLUMN phone_call.answered_at IS 'empty when the caller hung up first';
COMMENT ON COLUMN phone_call.solved IS 'Y solved on the call, N not, empty when not answered';
CREATE TABLE call_rating (call_id int PRIMARY KEY REFERENCES phone_call, score int NOT NULL, remark text);
CREATE TABLE shift (agent_id int NOT NULL REFERENCES agent, day date NOT NULL, hours numeric(4,1) NOT NULL, PRIMARY KEY (agent_id, day));
