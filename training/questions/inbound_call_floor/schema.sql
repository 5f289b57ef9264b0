CREATE TABLE dim_date (date_key int PRIMARY KEY, full_date date NOT NULL, weekday text NOT NULL, month_name text NOT NULL, is_holiday boolean NOT NULL);
CREATE TABLE dim_agent (agent_key int PRIMARY KEY, agent_name text NOT NULL, team text NOT NULL, team_leader text NOT NULL, hired date NOT NULL);
CREATE TABLE dim_line (line_key int PRIMARY KEY, hotline text NOT NULL, client text NOT NULL, target_answer_sec int NOT NULL, price_per_min numeric(5,2) NOT NULL);
COMMENT ON COLUMN dim_line.target_answer_sec IS 'a call should be answered within so many seconds';
CREATE TABLE fact_call (call_id int PRIMARY KEY, date_key int NOT NULL REFERENCES dim_date, line_key int NOT NULL REFERENCES dim_line, agent_key int REFERENCES dim_agent, rang_at timestamp NOT NULL, wait_sec int NOT NULL, talk_sec int NOT NULL, hold_sec int NOT NULL, wrap_sec int NOT NULL, outcome text NOT NULL, transferred_to int REFERENCES dim_agent, survey_score int);
COMMENT ON COLUMN fact_call.outcome IS 'answered, abandoned (caller hung up while waiting), voicemail';
COMMENT ON COLUMN fact_call.agent_key IS 'agent who answered; empty when nobody did';
COMMENT ON COLUMN fact_call.wrap_sec IS 'work after the call';
CREATE TABLE fact_shift (agent_key int NOT NULL REFERENCES dim_agent, date_key int NOT NULL REFERENCES dim_date, planned_min int NOT NULL, logged_in_min int NOT NULL, break_min int NOT NULL, PRIMARY KEY (agent_key, date_key));
