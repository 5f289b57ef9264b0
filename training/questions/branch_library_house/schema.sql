CREATE TABLE authors (author_id int PRIMARY KEY, name text NOT NULL, nationality text, born_year int, died_year int);
CREATE TABLE books (book_id int PRIMARY KEY, title text NOT NULL, author_id int REFERENCES authors, subject text NOT NULL, language text NOT NULL, published_year int NOT NULL, page_count int);
CREATE TABLE copies (copy_id int PRIMARY KEY, book_id int NOT NULL REFERENCES books, shelf text NOT NULL, bought_on date NOT NULL, price numeric(6,2), condition text NOT NULL);
CREATE TABLE readers (reader_id int PRIMARY KEY, full_name text NOT NULL, date_of_birth date NOT NULL, street text NOT NULL, postcode text NOT NULL, joined_on date NOT NULL, card_expires_on date NOT NULL);
CREATE TABLE loans (loan_id int PRIMARY KEY, copy_id int NOT NULL REFERENCES copies, reader_id int NOT NULL REFERENCES readers, borrowed_on date NOT NULL, due_on date NOT NULL, returned_on date);
CREATE TABLE fines (fine_id int PRIMARY KEY, loan_id int NOT NULL REFERENCES loans, amount numeric(6,2) NOT NULL, paid_on date);
CREATE TABLE librarians (librarian_id int PRIMARY KEY, full_name text NOT NULL, started_on date NOT NULL, weekly_hours int NOT NULL);
