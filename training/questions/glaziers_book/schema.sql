CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, postcode text NOT NULL, trade boolean NOT NULL);
CREATE TABLE fitters (id int PRIMARY KEY, name text NOT NULL, can_work_at_height boolean NOT NULL);
CREATE TABLE quotes (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, made_on date NOT NULL, valid_until date NOT NULL, amount numeric(9,2) NOT NULL, answer text);
COMMENT ON COLUMN quotes.answer IS 'accepted or rejected; empty while open';
CREATE TABLE glazing_jobs (id int PRIMARY KEY, quote_id int NOT NULL REFERENCES quotes, fitter_id int REFERENCES fitters, planned_for date NOT NULL, done_on date, emergency boolean NOT NULL);
CREATE TABLE panes (id int PRIMARY KEY, job_id int NOT NULL REFERENCES glazing_jobs, glass_type text NOT NULL, width_mm int NOT NULL, height_mm int NOT NULL, price numeric(8,2) NOT NULL, broken_in_transit boolean NOT NULL);
CREATE TABLE invoices (id int PRIMARY KEY, job_id int NOT NULL REFERENCES glazing_jobs, sent_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
