CREATE TABLE tbl_writers (
  writer_id integer PRIMARY KEY,
  writer_name text NOT NULL,
  homeland text NOT NULL,
  born_year integer,
  died_year integer
);
CREATE TABLE tbl_titles (
  title_id integer PRIMARY KEY,
  title text NOT NULL,
  writer_id integer NOT NULL REFERENCES tbl_writers(writer_id),
  shelf_mark text NOT NULL,
  first_published integer NOT NULL,
  pages integer NOT NULL
);
CREATE TABLE tbl_copies (
  copy_no integer PRIMARY KEY,
  title_id integer NOT NULL REFERENCES tbl_titles(title_id),
  bought_on date NOT NULL,
  price_paid numeric(6,2),
  condition text NOT NULL CHECK (condition IN ('good','worn','lost'))
);
CREATE TABLE tbl_readers (
  reader_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hamlet text NOT NULL,
  is_child boolean NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE tbl_loans (
  loan_id integer PRIMARY KEY,
  copy_no integer NOT NULL REFERENCES tbl_copies(copy_no),
  reader_id integer NOT NULL REFERENCES tbl_readers(reader_id),
  lent_on date NOT NULL,
  due_on date NOT NULL,
  back_on date,
  fine_cents integer NOT NULL
);
