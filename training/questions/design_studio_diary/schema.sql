CREATE TABLE brands (brand_id int PRIMARY KEY, brand text NOT NULL, sector text NOT NULL, pays_in_days int NOT NULL);
CREATE TABLE designers (designer_id int PRIMARY KEY, designer text NOT NULL, day_cost numeric(6,2) NOT NULL, freelance boolean NOT NULL);
CREATE TABLE jobs (job_no text PRIMARY KEY, brand_id int NOT NULL REFERENCES brands, job_title text NOT NULL, lead_id int NOT NULL REFERENCES designers, approver text NOT NULL, budget numeric(9,2) NOT NULL, day_rate numeric(6,2) NOT NULL, briefed date NOT NULL, deadline date NOT NULL, delivered date, shelved date);
COMMENT ON COLUMN jobs.approver IS 'person at the brand who signs the work off';
CREATE TABLE day_log (job_no text NOT NULL REFERENCES jobs, designer_id int NOT NULL REFERENCES designers, worked date NOT NULL, days numeric(3,2) NOT NULL, note text);
CREATE TABLE rounds (round_id int PRIMARY KEY, job_no text NOT NULL REFERENCES jobs, no int NOT NULL, presented date NOT NULL, verdict text);
COMMENT ON COLUMN rounds.verdict IS 'approved, changes, rejected; null while we wait';
CREATE TABLE outlays (outlay_id int PRIMARY KEY, job_no text NOT NULL REFERENCES jobs, what text NOT NULL, cost numeric(8,2) NOT NULL, markup_pct numeric(4,1) NOT NULL, billed boolean NOT NULL);
