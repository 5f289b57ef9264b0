CREATE TABLE recruiters (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE jobs (id int PRIMARY KEY, title text NOT NULL, department text NOT NULL, location text NOT NULL, remote_ok boolean NOT NULL, opened_on date NOT NULL, closed_on date, headcount int NOT NULL, salary_min int NOT NULL, salary_max int NOT NULL, recruiter_id int NOT NULL REFERENCES recruiters);
CREATE TABLE candidates (id int PRIMARY KEY, name text NOT NULL, email text NOT NULL, city text NOT NULL, years_experience int NOT NULL, added_on date NOT NULL);
CREATE TABLE channels (id int PRIMARY KEY, name text NOT NULL, cost_per_month numeric(8,2) NOT NULL);
CREATE TABLE applications (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, candidate_id int NOT NULL REFERENCES candidates, channel_id int NOT NULL REFERENCES channels, applied_on date NOT NULL, stage text NOT NULL, rejected_on date, rejection_reason text, withdrawn boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN applications.stage IS 'applied, screening, interview, offer, hired; the furthest stage reached';
CREATE TABLE interviews (id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, round int NOT NULL, held_at timestamp NOT NULL, interviewer text NOT NULL, score int, no_show boolean NOT NULL DEFAULT false);
CREATE TABLE offers (id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, sent_on date NOT NULL, salary int NOT NULL, answer text, answered_on date, start_date date);
COMMENT ON COLUMN offers.answer IS 'accepted, declined; null while open';
