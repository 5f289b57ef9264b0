CREATE TABLE tbl_van (
  van_id int PRIMARY KEY,
  van_name varchar(30) NOT NULL,
  shelf_metres int NOT NULL,
  is_electric smallint NOT NULL,
  mot_due date
);
CREATE TABLE tbl_village (
  village_id int PRIMARY KEY,
  village_name varchar(50) NOT NULL,
  people int NOT NULL,
  has_school smallint NOT NULL
);
CREATE TABLE tbl_stop (
  stop_id int PRIMARY KEY,
  village_id int NOT NULL REFERENCES tbl_village(village_id),
  van_id int NOT NULL REFERENCES tbl_van(van_id),
  place varchar(60) NOT NULL,
  weekday smallint NOT NULL,
  every_weeks smallint NOT NULL,
  stay_minutes int NOT NULL,
  is_active smallint NOT NULL
);
CREATE TABLE tbl_reader (
  reader_id int PRIMARY KEY,
  reader_name varchar(60) NOT NULL,
  village_id int NOT NULL REFERENCES tbl_village(village_id),
  birth_year int,
  joined date NOT NULL,
  owes decimal(6,2) NOT NULL
);
CREATE TABLE tbl_book (
  book_id int PRIMARY KEY,
  title varchar(100) NOT NULL,
  author varchar(60) NOT NULL,
  genre varchar(30) NOT NULL,
  bought date NOT NULL,
  price decimal(6,2) NOT NULL,
  is_large_print smallint NOT NULL,
  is_withdrawn smallint NOT NULL
);
CREATE TABLE tbl_loan (
  loan_id int PRIMARY KEY,
  book_id int NOT NULL REFERENCES tbl_book(book_id),
  reader_id int NOT NULL REFERENCES tbl_reader(reader_id),
  stop_id int NOT NULL REFERENCES tbl_stop(stop_id),
  lent_on date NOT NULL,
  due_on date NOT NULL,
  back_on date
);
CREATE TABLE tbl_call (
  call_id int PRIMARY KEY,
  stop_id int NOT NULL REFERENCES tbl_stop(stop_id),
  call_date date NOT NULL,
  driver varchar(30) NOT NULL,
  visitors int,
  was_missed smallint NOT NULL
);
CREATE TABLE tbl_hold (
  hold_id int PRIMARY KEY,
  book_id int NOT NULL REFERENCES tbl_book(book_id),
  reader_id int NOT NULL REFERENCES tbl_reader(reader_id),
  asked_on date NOT NULL,
  ready_on date,
  is_dropped smallint NOT NULL
);
