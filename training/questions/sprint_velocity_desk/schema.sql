CREATE TABLE squad (squad_id int PRIMARY KEY, squad_name text NOT NULL);
CREATE TABLE dev (dev_id int PRIMARY KEY, handle text NOT NULL, squad_id int REFERENCES squad, day_rate int NOT NULL);
CREATE TABLE iteration (iter_id int PRIMARY KEY, squad_id int NOT NULL REFERENCES squad, label text NOT NULL, begins date NOT NULL, ends date NOT NULL, committed_points int NOT NULL);
CREATE TABLE story (story_key text PRIMARY KEY, title text NOT NULL, epic text, iter_id int REFERENCES iteration, points int, state char(1) NOT NULL, opened_at timestamp NOT NULL, finished_at timestamp, reporter_id int NOT NULL REFERENCES dev, assignee_id int REFERENCES dev);
COMMENT ON COLUMN story.state IS 'T to do, P in progress, R in review, D done, X dropped';
CREATE TABLE story_link (from_key text NOT NULL REFERENCES story, to_key text NOT NULL REFERENCES story, link_kind text NOT NULL);
CREATE TABLE worklog (log_id int PRIMARY KEY, story_key text NOT NULL REFERENCES story, dev_id int NOT NULL REFERENCES dev, logged_on date NOT NULL, hrs numeric(4,1) NOT NULL);
