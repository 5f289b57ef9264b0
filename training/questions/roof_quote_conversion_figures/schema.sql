CREATE TABLE reps (rep_id int PRIMARY KEY, rep_name text NOT NULL, region text NOT NULL, started_on date NOT NULL);
CREATE TABLE leads (lead_id int PRIMARY KEY, customer text NOT NULL, source text NOT NULL, came_in_on date NOT NULL, rep_id int REFERENCES reps, postcode text NOT NULL);
CREATE TABLE surveys (survey_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES leads, visited_on date NOT NULL, roof_m2 numeric(6,1) NOT NULL, pitch_deg int NOT NULL);
CREATE TABLE quotes (quote_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES leads, sent_on date NOT NULL, valid_until date NOT NULL, material numeric(9,2) NOT NULL, labour numeric(9,2) NOT NULL, answered_on date, answer text);
COMMENT ON COLUMN quotes.answer IS 'accepted, declined; empty while the customer has not answered';
CREATE TABLE jobs (job_id int PRIMARY KEY, quote_id int NOT NULL REFERENCES quotes, crew text NOT NULL, planned_start date NOT NULL, started_on date, finished_on date, real_material numeric(9,2), real_labour numeric(9,2));
CREATE TABLE lead_costs (source text NOT NULL, month date NOT NULL, spent numeric(8,2) NOT NULL, PRIMARY KEY (source, month));
CREATE TABLE complaints (complaint_id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, raised_on date NOT NULL, solved_on date, cost numeric(8,2));
