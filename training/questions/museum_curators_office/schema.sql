CREATE TABLE museum (id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL, opened integer NOT NULL, yearly_visitors integer, free_entry boolean NOT NULL);
CREATE TABLE curator (id integer PRIMARY KEY, name text NOT NULL, museum_id integer, speciality text NOT NULL, age integer NOT NULL, degree text);
CREATE TABLE exhibition (id integer PRIMARY KEY, title text NOT NULL, museum_id integer NOT NULL, curator_id integer, theme text NOT NULL, opens date NOT NULL, closes date NOT NULL, visitors integer, ticket_price numeric(5,2));
CREATE TABLE exhibit (id integer PRIMARY KEY, exhibition_id integer NOT NULL, name text NOT NULL, origin text, made_year integer, insured_value integer);
