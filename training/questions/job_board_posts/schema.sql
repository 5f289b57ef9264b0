CREATE TABLE employer (id int PRIMARY KEY, name text NOT NULL, sector text NOT NULL, city text NOT NULL, credits_left int NOT NULL);
CREATE TABLE posting (id int PRIMARY KEY, employer_id int NOT NULL REFERENCES employer(id), title text NOT NULL, field text NOT NULL, work_city text NOT NULL, remote text NOT NULL, salary_min int, salary_max int, contract text NOT NULL, drafted_on date NOT NULL, published_on date, expires_on date, filled_on date, package text NOT NULL, price numeric(7,2) NOT NULL, views int NOT NULL);
COMMENT ON COLUMN posting.remote IS 'no, partly, fully';
COMMENT ON COLUMN posting.salary_min IS 'per year';
COMMENT ON COLUMN posting.price IS 'what the employer pays for the advertisement';
CREATE TABLE seeker (id int PRIMARY KEY, name text NOT NULL, home_city text NOT NULL, registered_on date NOT NULL, wanted_salary int, years_experience int NOT NULL);
CREATE TABLE application (id int PRIMARY KEY, posting_id int NOT NULL REFERENCES posting(id), seeker_id int NOT NULL REFERENCES seeker(id), sent_on date NOT NULL, read_on date, interview_on date, offer_on date, rejected_on date, withdrawn_on date, offered_salary int);
CREATE TABLE saved_posting (seeker_id int NOT NULL REFERENCES seeker(id), posting_id int NOT NULL REFERENCES posting(id), saved_on date NOT NULL, PRIMARY KEY (seeker_id, posting_id));
CREATE TABLE bill (bill_no int PRIMARY KEY, employer_id int NOT NULL REFERENCES employer(id), issued_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
