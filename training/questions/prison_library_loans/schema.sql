CREATE TABLE wing (
  wing_code text PRIMARY KEY,
  wing_name text NOT NULL,
  capacity integer NOT NULL
);
CREATE TABLE reader_card (
  card_no integer PRIMARY KEY,
  reader_name text NOT NULL,
  wing_code text NOT NULL REFERENCES wing,
  mother_tongue text NOT NULL,
  issued_on date NOT NULL,
  released_on date
);
CREATE TABLE title (
  title_id integer PRIMARY KEY,
  title text NOT NULL,
  author text NOT NULL,
  language text NOT NULL,
  genre text NOT NULL,
  bought_on date NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE copy (
  copy_no integer PRIMARY KEY,
  title_id integer NOT NULL REFERENCES title,
  condition text NOT NULL CHECK (condition IN ('new','good','worn','lost'))
);
CREATE TABLE loan (
  loan_id integer PRIMARY KEY,
  copy_no integer NOT NULL REFERENCES copy,
  card_no integer NOT NULL REFERENCES reader_card,
  lent_on date NOT NULL,
  due_on date NOT NULL,
  returned_on date,
  renewals integer NOT NULL DEFAULT 0
);
CREATE TABLE request (
  request_id integer PRIMARY KEY,
  card_no integer NOT NULL REFERENCES reader_card,
  title_id integer NOT NULL REFERENCES title,
  asked_on date NOT NULL,
  filled_on date,
  refused boolean NOT NULL DEFAULT false
);
