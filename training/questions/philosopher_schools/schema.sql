CREATE TABLE schools (school_id integer PRIMARY KEY, school_name text NOT NULL, place_of_origin text NOT NULL, century integer NOT NULL, main_idea text);
CREATE TABLE philosophers (philosopher_id integer PRIMARY KEY, philosopher_name text NOT NULL, birthplace text, year_of_birth integer, year_of_death integer, teacher_id integer, known_languages integer);
CREATE TABLE memberships (philosopher_id integer NOT NULL, school_id integer NOT NULL, was_founder boolean NOT NULL, was_head boolean NOT NULL);
CREATE TABLE books (book_id integer PRIMARY KEY, title text NOT NULL, author_id integer NOT NULL, original_language text NOT NULL, survives text NOT NULL, chapters integer);
CREATE TABLE quotations (quotation_id integer PRIMARY KEY, book_id integer NOT NULL, topic text NOT NULL, wording text NOT NULL);
COMMENT ON COLUMN schools.century IS 'century of foundation, negative means BC';
COMMENT ON COLUMN philosophers.year_of_birth IS 'negative means BC';
COMMENT ON COLUMN books.survives IS 'complete, fragments or lost';
