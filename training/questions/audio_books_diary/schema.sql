CREATE TABLE listener (listener_id int PRIMARY KEY, handle text NOT NULL, lang char(2) NOT NULL, trial_start date NOT NULL, first_payment date, cancelled_on date);
CREATE TABLE audiobook (book_id int PRIMARY KEY, title text NOT NULL, author text NOT NULL, narrator text NOT NULL, lang char(2) NOT NULL, length_min int NOT NULL, list_price numeric(6,2) NOT NULL, publisher_id int NOT NULL, released date NOT NULL);
CREATE TABLE publisher (publisher_id int PRIMARY KEY, publisher text NOT NULL, royalty_pct numeric(4,1) NOT NULL);
CREATE TABLE credit_grant (grant_id int PRIMARY KEY, listener_id int NOT NULL, granted_on date NOT NULL, credits int NOT NULL, source text NOT NULL);
COMMENT ON COLUMN credit_grant.source IS 'monthly, gift, apology';
CREATE TABLE acquisition (acq_id int PRIMARY KEY, listener_id int NOT NULL, book_id int NOT NULL, got_on date NOT NULL, with_credit boolean NOT NULL, cash_paid numeric(6,2) NOT NULL, returned_on date);
CREATE TABLE listening (listener_id int NOT NULL, book_id int NOT NULL, day date NOT NULL, minutes int NOT NULL);
