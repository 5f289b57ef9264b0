CREATE TABLE titles (
  isbn text PRIMARY KEY,
  title text NOT NULL,
  author text NOT NULL,
  publisher text NOT NULL,
  genre text NOT NULL, -- CRI crime, CHI children, COO cookery, POE poetry, NOV novel
  binding char(1) NOT NULL, -- H hardback, P paperback
  published date NOT NULL,
  rrp numeric(6,2) NOT NULL
);
CREATE TABLE stock (
  isbn text PRIMARY KEY REFERENCES titles,
  on_shelf int NOT NULL,
  on_order int NOT NULL,
  reserved int NOT NULL,
  last_count date NOT NULL
);
CREATE TABLE purchase (
  po int NOT NULL,
  isbn text NOT NULL REFERENCES titles,
  ordered date NOT NULL,
  arrived date,
  copies int NOT NULL,
  cost_each numeric(6,2) NOT NULL,
  sale_or_return char(1) NOT NULL, -- Y may go back
  PRIMARY KEY (po, isbn)
);
CREATE TABLE card_holder (
  card int PRIMARY KEY,
  nm text NOT NULL,
  since date NOT NULL,
  pts int NOT NULL,
  town text NOT NULL
);
CREATE TABLE receipt (
  rno int PRIMARY KEY,
  sold_at timestamp NOT NULL,
  card int REFERENCES card_holder,
  till int NOT NULL,
  pay text NOT NULL -- CA cash, CC card, GV gift voucher
);
CREATE TABLE receipt_line (
  rno int NOT NULL REFERENCES receipt,
  isbn text NOT NULL REFERENCES titles,
  qty int NOT NULL, -- minus: brought back
  unit_price numeric(6,2) NOT NULL, -- after discount
  PRIMARY KEY (rno, isbn)
);
CREATE TABLE special_order (
  so int PRIMARY KEY,
  isbn text NOT NULL REFERENCES titles,
  card int NOT NULL REFERENCES card_holder,
  asked_on date NOT NULL,
  came_in date,
  told_on date,
  fetched_on date,
  dropped_on date
);
