CREATE TABLE singer (
  singer_id int PRIMARY KEY,
  name text NOT NULL,
  voice text NOT NULL,
  joined date NOT NULL,
  left_on date,
  email text,
  folder_no int
);
CREATE TABLE piece (
  piece_id int PRIMARY KEY,
  title text NOT NULL,
  composer text NOT NULL,
  language text NOT NULL,
  minutes numeric(4,1),
  copies_owned int NOT NULL
);
CREATE TABLE rehearsal (
  rehearsal_id int PRIMARY KEY,
  held_on date NOT NULL,
  venue text NOT NULL,
  sectional text
);
CREATE TABLE attendance (
  rehearsal_id int NOT NULL REFERENCES rehearsal,
  singer_id int NOT NULL REFERENCES singer,
  came boolean NOT NULL,
  excuse text,
  PRIMARY KEY (rehearsal_id, singer_id)
);
CREATE TABLE concert (
  concert_id int PRIMARY KEY,
  title text NOT NULL,
  sung_on date NOT NULL,
  church text NOT NULL,
  tickets_sold int,
  ticket_price numeric(5,2),
  cancelled boolean NOT NULL
);
CREATE TABLE programme (
  concert_id int NOT NULL REFERENCES concert,
  piece_id int NOT NULL REFERENCES piece,
  running_order int NOT NULL,
  soloist_id int REFERENCES singer,
  PRIMARY KEY (concert_id, piece_id)
);
CREATE TABLE sheet_loan (
  loan_id int PRIMARY KEY,
  piece_id int NOT NULL REFERENCES piece,
  singer_id int NOT NULL REFERENCES singer,
  lent date NOT NULL,
  returned date
);
