CREATE TABLE projects (key text PRIMARY KEY, title text NOT NULL, lead_id int NOT NULL, archived boolean NOT NULL);
CREATE TABLE people (id int PRIMARY KEY, handle text NOT NULL, display_name text NOT NULL, role text NOT NULL);
CREATE TABLE versions (id int PRIMARY KEY, project_key text NOT NULL REFERENCES projects(key), label text NOT NULL, planned_for date NOT NULL, released_on date);
CREATE TABLE issues (id int PRIMARY KEY, issue_key text NOT NULL, project_key text NOT NULL REFERENCES projects(key), summary text NOT NULL, type text NOT NULL, severity text, state text NOT NULL, reporter_id int NOT NULL REFERENCES people(id), assignee_id int REFERENCES people(id), found_in int REFERENCES versions(id), fixed_in int REFERENCES versions(id), points int, created_on date NOT NULL, started_on date, resolved_on date, due_on date, updated_on date NOT NULL);
COMMENT ON COLUMN issues.state IS 'todo, doing, review, done, wontfix';
COMMENT ON COLUMN issues.points IS 'estimated story points';
CREATE TABLE worklogs (id int PRIMARY KEY, issue_id int NOT NULL REFERENCES issues(id), person_id int NOT NULL REFERENCES people(id), worked_on date NOT NULL, minutes int NOT NULL);
CREATE TABLE labels (issue_id int NOT NULL REFERENCES issues(id), label text NOT NULL, PRIMARY KEY (issue_id, label));
CREATE TABLE comments (id int PRIMARY KEY, issue_id int NOT NULL REFERENCES issues(id), author_id int NOT NULL REFERENCES people(id), body text NOT NULL, posted_on date NOT NULL);
