CREATE TABLE citizen (cit_id int PRIMARY KEY, cit_name text NOT NULL, quarter_name text NOT NULL);
CREATE TABLE department (dept_code char(2) PRIMARY KEY, dept_name text NOT NULL);
CREATE TABLE clerk (clerk_id int PRIMARY KEY, clerk_name text NOT NULL, dept_code char(2) NOT NULL REFERENCES department, deputy_id int REFERENCES clerk);
CREATE TABLE letter (letter_no int PRIMARY KEY, cit_id int NOT NULL REFERENCES citizen, topic text NOT NULL, tone text NOT NULL, dated_on date NOT NULL, arrived_on date NOT NULL, registered_by int NOT NULL REFERENCES clerk, answered_by int REFERENCES clerk, answered_on date, reply_due date NOT NULL);
CREATE TABLE forwarding (fwd_id int PRIMARY KEY, letter_no int NOT NULL REFERENCES letter, dept_code char(2) NOT NULL REFERENCES department, forwarded_at timestamp NOT NULL, returned_at timestamp);
COMMENT ON COLUMN letter.tone IS 'praise, complaint, question';
COMMENT ON COLUMN clerk.deputy_id IS 'who stands in for this clerk';
