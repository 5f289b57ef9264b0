CREATE TABLE Pupils (
  PupilID int PRIMARY KEY,
  PupilName text NOT NULL,
  FormClass text NOT NULL,
  Gender char(1) NOT NULL,
  ReadingAge numeric(3,1),
  LeftSchool boolean NOT NULL
);
CREATE TABLE Books (
  BookID int PRIMARY KEY,
  Title text NOT NULL,
  AuthorName text NOT NULL,
  Shelf text NOT NULL,
  ForAgesFrom int NOT NULL,
  Pages int,
  LostSince date,
  Bought date NOT NULL,
  Cost numeric(5,2) NOT NULL
);
CREATE TABLE Borrowed (
  BorrowID int PRIMARY KEY,
  BookID int NOT NULL REFERENCES Books,
  PupilID int NOT NULL REFERENCES Pupils,
  OutDate date NOT NULL,
  DueDate date NOT NULL,
  InDate date,
  Stars int -- the child's verdict, 1 to 5
);
CREATE TABLE ReadingLog (
  LogID int PRIMARY KEY,
  PupilID int NOT NULL REFERENCES Pupils,
  ReadOn date NOT NULL,
  PagesRead int NOT NULL,
  HeardBy text
);
CREATE TABLE Monitors (
  PupilID int NOT NULL REFERENCES Pupils,
  DutyDay text NOT NULL,
  PRIMARY KEY (PupilID, DutyDay)
);
