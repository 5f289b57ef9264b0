CREATE TABLE Guest (
  GuestID int PRIMARY KEY,
  GuestName text NOT NULL,
  BornOn date,
  LivesAlone boolean NOT NULL,
  Wheelchair boolean NOT NULL,
  Diet text,
  NeedsLift boolean NOT NULL,
  JoinedOn date NOT NULL,
  StoppedOn date
);
CREATE TABLE Driver (
  DriverID int PRIMARY KEY,
  DriverName text NOT NULL,
  Seats int NOT NULL,
  TakesWheelchair boolean NOT NULL
);
CREATE TABLE LunchDay (
  LunchDate date PRIMARY KEY,
  Menu text NOT NULL,
  Cook text,
  PricePerHead numeric(5,2) NOT NULL
);
CREATE TABLE Seat (
  LunchDate date NOT NULL REFERENCES LunchDay,
  GuestID int NOT NULL REFERENCES Guest,
  SignedUpOn date NOT NULL,
  DriverID int REFERENCES Driver,
  Came boolean,
  PaidAmount numeric(5,2),
  PRIMARY KEY (LunchDate, GuestID)
);
CREATE TABLE WelfareNote (
  NoteID int PRIMARY KEY,
  GuestID int NOT NULL REFERENCES Guest,
  WrittenOn date NOT NULL,
  Worry text NOT NULL,
  DealtWithOn date
);
