CREATE TABLE lines (line_no text PRIMARY KEY, purpose text NOT NULL, lang char(2) NOT NULL, brand text NOT NULL);
CREATE TABLE reps (rep_code text PRIMARY KEY, rep text NOT NULL, crew text NOT NULL, wage_hour numeric(5,2) NOT NULL);
CREATE TABLE calls (call_id bigint PRIMARY KEY, line_no text NOT NULL, rang_at timestamp NOT NULL, picked_up_at timestamp, hung_up_at timestamp NOT NULL, rep_code text, caller_no text NOT NULL, outcome_cd int);
CREATE TABLE outcomes (outcome_cd int PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE wrapups (call_id bigint PRIMARY KEY, secs int NOT NULL, topic text NOT NULL, callback_wanted boolean NOT NULL, callback_done_at timestamp);
CREATE TABLE shifts (rep_code text NOT NULL, day date NOT NULL, hours numeric(4,2) NOT NULL, PRIMARY KEY (rep_code, day));
