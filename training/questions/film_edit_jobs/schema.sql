CREATE TABLE production (prod_code text PRIMARY KEY, working_title text NOT NULL, kind text NOT NULL, producer text NOT NULL, budget_post int NOT NULL, delivery_due date NOT NULL, delivered_on date);
CREATE TABLE suite (suite_no int PRIMARY KEY, suite_name text NOT NULL, hourly int NOT NULL);
CREATE TABLE editor (editor_id int PRIMARY KEY, editor_name text NOT NULL, day_rate int NOT NULL, staff boolean NOT NULL);
CREATE TABLE suite_session (session_id int PRIMARY KEY, prod_code text NOT NULL REFERENCES production, suite_no int NOT NULL REFERENCES suite, editor_id int NOT NULL REFERENCES editor, work_date date NOT NULL, hours_booked numeric(4,1) NOT NULL, hours_used numeric(4,1), task text NOT NULL);
CREATE TABLE cut_version (version_id int PRIMARY KEY, prod_code text NOT NULL REFERENCES production, version_no int NOT NULL, sent_on date NOT NULL, runtime_sec int NOT NULL, feedback_on date, approved boolean);
CREATE TABLE footage (clip_id int PRIMARY KEY, prod_code text NOT NULL REFERENCES production, shot_on date NOT NULL, gigabytes numeric(7,1) NOT NULL, used_in_cut boolean NOT NULL, note text);
COMMENT ON COLUMN production.kind IS 'documentary, commercial, series, music video';
