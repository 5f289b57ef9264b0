CREATE TABLE rulebook (rule_id int PRIMARY KEY, rule_title text NOT NULL, domain text NOT NULL, author text NOT NULL, approver text, in_force_from date NOT NULL, repealed_on date, review_every_months int NOT NULL, last_reviewed date NOT NULL);
CREATE TABLE workers (w_id int PRIMARY KEY, w_name text NOT NULL, site text NOT NULL, line_manager int REFERENCES workers, hired date NOT NULL);
CREATE TABLE signoffs (rule_id int NOT NULL REFERENCES rulebook, w_id int NOT NULL REFERENCES workers, asked_on date NOT NULL, deadline date NOT NULL, signed_on date, PRIMARY KEY (rule_id, w_id));
CREATE TABLE quiz_tries (try_id int PRIMARY KEY, rule_id int NOT NULL REFERENCES rulebook, w_id int NOT NULL REFERENCES workers, taken_at timestamp NOT NULL, points int NOT NULL, max_points int NOT NULL);
CREATE TABLE exceptions (ex_id int PRIMARY KEY, rule_id int NOT NULL REFERENCES rulebook, w_id int NOT NULL REFERENCES workers, granted_on date NOT NULL, lapses_on date, reason text NOT NULL);
