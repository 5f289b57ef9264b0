CREATE TABLE wa_client (id int PRIMARY KEY, name text NOT NULL, sector text NOT NULL, retainer_month numeric(8,2));
CREATE TABLE wa_person (id int PRIMARY KEY, name text NOT NULL, craft text NOT NULL, day_rate numeric(7,2) NOT NULL, freelancer boolean NOT NULL);
CREATE TABLE wa_project (id int PRIMARY KEY, client_id int NOT NULL REFERENCES wa_client, title text NOT NULL, lead_id int NOT NULL REFERENCES wa_person, budget numeric(9,2) NOT NULL, kickoff date NOT NULL, planned_launch date NOT NULL, launched date, phase text NOT NULL);
CREATE TABLE wa_task (id int PRIMARY KEY, project_id int NOT NULL REFERENCES wa_project, title text NOT NULL, assignee_id int REFERENCES wa_person, created_by_id int NOT NULL REFERENCES wa_person, due date, done_on date, estimate_hours numeric(5,1) NOT NULL);
CREATE TABLE wa_time (id int PRIMARY KEY, task_id int NOT NULL REFERENCES wa_task, person_id int NOT NULL REFERENCES wa_person, day date NOT NULL, hours numeric(4,1) NOT NULL);
CREATE TABLE wa_invoice (id int PRIMARY KEY, project_id int NOT NULL REFERENCES wa_project, sent date NOT NULL, due date NOT NULL, paid date, net numeric(9,2) NOT NULL, vat numeric(8,2) NOT NULL);
COMMENT ON COLUMN wa_project.phase IS 'concept, design, build, live, stopped';
COMMENT ON COLUMN wa_client.retainer_month IS 'monthly flat fee, null if none';
