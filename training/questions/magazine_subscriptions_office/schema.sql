CREATE TABLE titles (id int PRIMARY KEY, title text NOT NULL, issues_per_year int NOT NULL, year_price numeric(7,2) NOT NULL, founded int NOT NULL);
CREATE TABLE readers (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, email text);
CREATE TABLE subscriptions (id int PRIMARY KEY, reader_id int NOT NULL REFERENCES readers, title_id int NOT NULL REFERENCES titles, payer_id int NOT NULL REFERENCES readers, starts_on date NOT NULL, ends_on date NOT NULL, cancelled_on date, price numeric(7,2) NOT NULL, source text NOT NULL);
CREATE TABLE issues (id int PRIMARY KEY, title_id int NOT NULL REFERENCES titles, number text NOT NULL, planned_on date NOT NULL, published_on date, pages int);
CREATE TABLE complaints (id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions, issue_id int REFERENCES issues, reason text NOT NULL, received_on date NOT NULL, solved_on date);
COMMENT ON COLUMN subscriptions.payer_id IS 'who pays; differs from the reader for a gift';
