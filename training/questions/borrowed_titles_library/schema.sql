CREATE TABLE author (author_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, country text NOT NULL, born int NOT NULL);
CREATE TABLE title (title_id int PRIMARY KEY, title text NOT NULL, original_year int NOT NULL, edition_year int NOT NULL, pages int NOT NULL, lang text NOT NULL);
CREATE TABLE wrote (author_id int REFERENCES author, title_id int REFERENCES title, PRIMARY KEY (author_id, title_id));
CREATE TABLE genre (genre_id int PRIMARY KEY, genre text NOT NULL);
CREATE TABLE title_genre (title_id int REFERENCES title, genre_id int REFERENCES genre, PRIMARY KEY (title_id, genre_id));
CREATE TABLE copy (copy_id int PRIMARY KEY, title_id int NOT NULL REFERENCES title, shelf text NOT NULL, bought_on date NOT NULL, price numeric(6,2) NOT NULL, withdrawn_on date);
CREATE TABLE reader (reader_id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, birth_date date NOT NULL, joined_on date NOT NULL);
CREATE TABLE loan (loan_id int PRIMARY KEY, copy_id int NOT NULL REFERENCES copy, reader_id int NOT NULL REFERENCES reader, lent_on date NOT NULL, due_on date NOT NULL, returned_on date, fine numeric(5,2) NOT NULL DEFAULT 0);
