CREATE TABLE author (
  author_id int PRIMARY KEY,
  author_name text NOT NULL,
  born int,
  died int
);
CREATE TABLE book (
  isbn text PRIMARY KEY,
  title text NOT NULL,
  author_id int NOT NULL REFERENCES author,
  language text NOT NULL,
  published int,
  subject text NOT NULL
);
CREATE TABLE copy (
  copy_id int PRIMARY KEY,
  isbn text NOT NULL REFERENCES book,
  binding text NOT NULL,
  grade int NOT NULL,
  signed boolean NOT NULL,
  acquired date NOT NULL,
  acquired_from text NOT NULL,
  cost_eur numeric(6,2) NOT NULL,
  price_eur numeric(6,2) NOT NULL,
  shelf text
);
CREATE TABLE reader (
  reader_id int PRIMARY KEY,
  reader_name text NOT NULL,
  email text,
  country text NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE purchase (
  purchase_id int PRIMARY KEY,
  copy_id int NOT NULL UNIQUE REFERENCES copy,
  reader_id int NOT NULL REFERENCES reader,
  purchased date NOT NULL,
  paid_eur numeric(6,2) NOT NULL,
  postage_eur numeric(5,2) NOT NULL,
  posted date,
  rating int
);
CREATE TABLE want (
  want_id int PRIMARY KEY,
  reader_id int NOT NULL REFERENCES reader,
  isbn text NOT NULL REFERENCES book,
  asked date NOT NULL,
  max_price_eur numeric(6,2),
  closed date
);
COMMENT ON COLUMN copy.grade IS '1 poor to 5 as new';
COMMENT ON COLUMN purchase.rating IS 'Stars 1 to 5 given by the reader; empty when none was given';
COMMENT ON TABLE want IS 'Books that readers are looking for';
