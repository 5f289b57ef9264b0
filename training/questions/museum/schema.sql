CREATE TABLE artist (
  artist_id int PRIMARY KEY,
  name text NOT NULL,
  nationality text,
  birth_year int,
  death_year int
);
CREATE TABLE gallery_room (
  room_id int PRIMARY KEY,
  room_name text NOT NULL,
  floor int NOT NULL,
  climate_controlled boolean NOT NULL
);
CREATE TABLE object (
  object_id int PRIMARY KEY,
  accession_no text UNIQUE NOT NULL,
  title text NOT NULL,
  artist_id int REFERENCES artist,
  object_kind text NOT NULL,
  year_made int,
  acquired_on date,
  acquired_how text,
  insured_value numeric(12,2),
  room_id int REFERENCES gallery_room
);
CREATE TABLE exhibition (
  exhibition_id int PRIMARY KEY,
  title text NOT NULL,
  opens date NOT NULL,
  closes date NOT NULL,
  curator text NOT NULL,
  budget numeric(10,2)
);
CREATE TABLE exhibition_object (
  exhibition_id int REFERENCES exhibition,
  object_id int REFERENCES object,
  PRIMARY KEY (exhibition_id, object_id)
);
CREATE TABLE loan (
  loan_id int PRIMARY KEY,
  object_id int NOT NULL REFERENCES object,
  borrower text NOT NULL,
  city text NOT NULL,
  sent_on date NOT NULL,
  due_back date NOT NULL,
  returned_on date,
  fee numeric(9,2)
);
CREATE TABLE restoration (
  restoration_id int PRIMARY KEY,
  object_id int NOT NULL REFERENCES object,
  restorer text NOT NULL,
  begun date NOT NULL,
  completed date,
  cost numeric(9,2),
  damage text
);
CREATE TABLE ticket_day (
  day date PRIMARY KEY,
  adults int NOT NULL,
  children int NOT NULL,
  free_entries int NOT NULL,
  takings numeric(9,2) NOT NULL,
  closed_reason text
);
