CREATE TABLE readers (
  card_no integer PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  street text NOT NULL,
  born date NOT NULL,
  joined date NOT NULL,
  card_expires date NOT NULL
);
CREATE TABLE titles (
  title_id integer PRIMARY KEY,
  title text NOT NULL,
  author text NOT NULL,
  shelf_mark text NOT NULL,
  language text NOT NULL,
  first_published integer NOT NULL,
  pages integer NOT NULL
);
CREATE TABLE copies (
  copy_no integer PRIMARY KEY,
  title_id integer NOT NULL REFERENCES titles(title_id),
  bought date NOT NULL,
  cost numeric(6,2) NOT NULL,
  given_by integer REFERENCES readers(card_no),
  withdrawn date
);
COMMENT ON COLUMN copies.given_by IS 'reader who donated the copy; cost is then 0';
CREATE TABLE borrowings (
  borrowing_id integer PRIMARY KEY,
  copy_no integer NOT NULL REFERENCES copies(copy_no),
  card_no integer NOT NULL REFERENCES readers(card_no),
  lent date NOT NULL,
  due date NOT NULL,
  returned date,
  renewals integer NOT NULL,
  fine numeric(5,2) NOT NULL,
  fine_settled boolean NOT NULL
);
CREATE TABLE requests (
  request_id integer PRIMARY KEY,
  title_id integer NOT NULL REFERENCES titles(title_id),
  card_no integer NOT NULL REFERENCES readers(card_no),
  asked date NOT NULL,
  filled date,
  dropped date
);
