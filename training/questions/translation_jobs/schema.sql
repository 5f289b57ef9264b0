CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, sector text, country text NOT NULL, payment_terms int NOT NULL, is_archived boolean NOT NULL DEFAULT false);
CREATE TABLE translators (id int PRIMARY KEY, name text NOT NULL, email text, home_country text, rate_per_word numeric(5,3) NOT NULL, rating numeric(3,1), blocked_at date);
CREATE TABLE translator_languages (translator_id int NOT NULL REFERENCES translators, source_lang char(2) NOT NULL, target_lang char(2) NOT NULL, sworn boolean NOT NULL DEFAULT false, PRIMARY KEY (translator_id, source_lang, target_lang));
CREATE TABLE jobs (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, project_manager text NOT NULL, source_lang char(2) NOT NULL, target_lang char(2) NOT NULL, subject text, word_count int NOT NULL, price numeric(9,2) NOT NULL, ordered_at timestamp NOT NULL, deadline timestamp NOT NULL, delivered_at timestamp, state text NOT NULL);
COMMENT ON COLUMN jobs.state IS 'quoted, in_progress, delivered, cancelled';
CREATE TABLE assignments (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, translator_id int NOT NULL REFERENCES translators, task text NOT NULL, cost numeric(9,2) NOT NULL, assigned_at timestamp NOT NULL, returned_at timestamp, quality_score int);
COMMENT ON COLUMN assignments.task IS 'translation, proofreading';
CREATE TABLE customer_invoices (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, invoice_date date NOT NULL, total numeric(9,2) NOT NULL, paid_date date);
CREATE TABLE translator_bills (id int PRIMARY KEY, assignment_id int NOT NULL REFERENCES assignments, bill_date date NOT NULL, amount numeric(9,2) NOT NULL, paid_date date);
