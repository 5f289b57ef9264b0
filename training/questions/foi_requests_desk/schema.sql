CREATE TABLE dept (dept_id int PRIMARY KEY, dept_name text NOT NULL);
CREATE TABLE requester_type (code char(1) PRIMARY KEY, label text NOT NULL);
CREATE TABLE foi_request (req_id int PRIMARY KEY, req_no text NOT NULL, requester text NOT NULL, requester_type char(1) NOT NULL REFERENCES requester_type(code), subject text NOT NULL, received date NOT NULL, acknowledged date, deadline date NOT NULL, extended_to date, answered date, result text, handled_by text, dept_id int NOT NULL REFERENCES dept);
COMMENT ON COLUMN foi_request.result IS 'full, partial, refused, not held; null while open';
COMMENT ON COLUMN foi_request.extended_to IS 'new deadline if the first was extended';
CREATE TABLE foi_exemption (req_id int NOT NULL REFERENCES foi_request, section text NOT NULL, PRIMARY KEY (req_id, section));
CREATE TABLE internal_review (review_id int PRIMARY KEY, req_id int NOT NULL REFERENCES foi_request, asked_on date NOT NULL, finished_on date, upheld boolean);
CREATE TABLE time_log (log_id int PRIMARY KEY, req_id int NOT NULL REFERENCES foi_request, worked_on date NOT NULL, officer text NOT NULL, hours numeric(4,2) NOT NULL);
