CREATE TABLE authors (author_id int PRIMARY KEY, pen_name text NOT NULL, legal_name text, home_town text, email text, joined_on date);
CREATE TABLE staff (staff_id int PRIMARY KEY, full_name text NOT NULL, job text NOT NULL, started_on date);
CREATE TABLE genres (genre_id int PRIMARY KEY, label text NOT NULL);
CREATE TABLE publishers (publisher_id int PRIMARY KEY, name text NOT NULL, city text, country text);
CREATE TABLE manuscripts (
 manuscript_id int PRIMARY KEY, title text NOT NULL, author_id int NOT NULL REFERENCES authors, co_author_id int REFERENCES authors,
 genre_id int NOT NULL REFERENCES genres, agent_id int NOT NULL REFERENCES staff, first_reader_id int REFERENCES staff,
 word_count int, submitted_on date NOT NULL, first_read_on date, signed_on date, rejected_on date);
CREATE TABLE deals (
 deal_id int PRIMARY KEY, manuscript_id int NOT NULL REFERENCES manuscripts, publisher_id int NOT NULL REFERENCES publishers,
 territory text NOT NULL, offered_on date NOT NULL, accepted_on date, contract_signed_on date, publication_due_on date, advance_amount numeric(10,2) NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE instalments (instalment_id int PRIMARY KEY, deal_id int NOT NULL REFERENCES deals, stage text NOT NULL, amount numeric(10,2) NOT NULL, due_on date NOT NULL, paid_on date);
