CREATE TABLE readers (reader_id int PRIMARY KEY, username text NOT NULL, birth_year int, created_at timestamp NOT NULL, plan text NOT NULL, cancelled_at timestamp);
CREATE TABLE publishers (publisher_id int PRIMARY KEY, name text NOT NULL, revenue_share_pct numeric(4,1) NOT NULL);
CREATE TABLE books (book_id int PRIMARY KEY, publisher_id int NOT NULL REFERENCES publishers, title text NOT NULL, author text NOT NULL, genre text NOT NULL, pages int NOT NULL, language text NOT NULL, added_on date NOT NULL);
CREATE TABLE loans (loan_id int PRIMARY KEY, reader_id int NOT NULL REFERENCES readers, book_id int NOT NULL REFERENCES books, opened_at timestamp NOT NULL, last_page int NOT NULL, finished_at timestamp);
CREATE TABLE highlights (highlight_id int PRIMARY KEY, loan_id int NOT NULL REFERENCES loans, page int NOT NULL, quote text NOT NULL, is_public boolean NOT NULL, made_at timestamp NOT NULL);
CREATE TABLE ratings (reader_id int NOT NULL REFERENCES readers, book_id int NOT NULL REFERENCES books, stars int NOT NULL, rated_on date NOT NULL, PRIMARY KEY (reader_id, book_id));
COMMENT ON COLUMN readers.plan IS 'trial, solo, family';
