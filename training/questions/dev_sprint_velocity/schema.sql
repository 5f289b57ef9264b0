CREATE TABLE squad (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE developer (id int PRIMARY KEY, squad_id int NOT NULL REFERENCES squad(id), name text NOT NULL, seniority text NOT NULL);
CREATE TABLE sprint (id int PRIMARY KEY, squad_id int NOT NULL REFERENCES squad(id), label text NOT NULL, start_date date NOT NULL, end_date date NOT NULL, committed_points int NOT NULL);
CREATE TABLE story (id int PRIMARY KEY, sprint_id int REFERENCES sprint(id), title text NOT NULL, kind text NOT NULL, points int, created_by int NOT NULL REFERENCES developer(id), assigned_to int REFERENCES developer(id), created_on date NOT NULL, started_on date, done_on date, estimate_hours numeric(5,1), spent_hours numeric(5,1));
CREATE TABLE pull_request (id int PRIMARY KEY, story_id int REFERENCES story(id), author_id int NOT NULL REFERENCES developer(id), reviewer_id int REFERENCES developer(id), opened_at timestamp NOT NULL, merged_at timestamp, lines_added int NOT NULL, lines_removed int NOT NULL);
COMMENT ON COLUMN story.sprint_id IS 'null: in the backlog';
COMMENT ON COLUMN story.kind IS 'feature, bug, chore';
