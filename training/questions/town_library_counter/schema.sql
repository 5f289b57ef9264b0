CREATE TABLE branch (
  branch_id integer PRIMARY KEY,
  branch_name text NOT NULL,
  opened_year integer NOT NULL
);
CREATE TABLE author (
  author_id integer PRIMARY KEY,
  author_name text NOT NULL,
  country text
);
CREATE TABLE title (
  title_id integer PRIMARY KEY,
  heading text NOT NULL,
  subtitle text,
  isbn text,
  medium text NOT NULL,
  subject text NOT NULL,
  published_year integer NOT NULL,
  list_price numeric(6,2) NOT NULL
);
COMMENT ON COLUMN title.medium IS 'book, dvd, audiobook or game';
CREATE TABLE title_author (
  title_id integer NOT NULL REFERENCES title,
  author_id integer NOT NULL REFERENCES author,
  part text NOT NULL,
  PRIMARY KEY (title_id, author_id, part)
);
COMMENT ON COLUMN title_author.part IS 'writer, illustrator, translator or narrator';
CREATE TABLE copy (
  barcode text PRIMARY KEY,
  title_id integer NOT NULL REFERENCES title,
  home_branch_id integer NOT NULL REFERENCES branch(branch_id),
  acquired_on date NOT NULL,
  paid_price numeric(6,2) NOT NULL,
  withdrawn_on date
);
COMMENT ON COLUMN copy.paid_price IS 'what we paid for this copy';
CREATE TABLE reader (
  card_no integer PRIMARY KEY,
  reader_name text NOT NULL,
  category text NOT NULL,
  registered_on date NOT NULL,
  card_expires date NOT NULL,
  home_branch_id integer NOT NULL REFERENCES branch(branch_id)
);
COMMENT ON COLUMN reader.category IS 'adult, child, student or senior';
CREATE TABLE loan (
  loan_id integer PRIMARY KEY,
  barcode text NOT NULL REFERENCES copy,
  card_no integer NOT NULL REFERENCES reader,
  out_branch_id integer NOT NULL REFERENCES branch(branch_id),
  in_branch_id integer REFERENCES branch(branch_id),
  lent_on date NOT NULL,
  due_on date NOT NULL,
  returned_on date,
  renewals integer NOT NULL,
  fine_charged numeric(6,2) NOT NULL,
  fine_paid numeric(6,2) NOT NULL
);
CREATE TABLE reservation (
  reservation_id integer PRIMARY KEY,
  title_id integer NOT NULL REFERENCES title,
  card_no integer NOT NULL REFERENCES reader,
  placed_on date NOT NULL,
  ready_on date,
  collected_on date,
  cancelled_on date
);
