CREATE TABLE Season (
  SeasonID integer PRIMARY KEY,
  SeasonName text NOT NULL,
  StartDate date NOT NULL,
  EndDate date NOT NULL
);
CREATE TABLE Conductor (
  ConductorID integer PRIMARY KEY,
  ConductorName text NOT NULL,
  Age integer NOT NULL,
  Nationality text NOT NULL,
  YearsOfWork integer NOT NULL
);
CREATE TABLE Orchestra (
  OrchestraID integer PRIMARY KEY,
  OrchestraName text NOT NULL,
  ChiefConductorID integer REFERENCES Conductor(ConductorID),
  City text NOT NULL,
  YearFounded integer NOT NULL,
  Players integer NOT NULL
);
CREATE TABLE Composer (
  ComposerID integer PRIMARY KEY,
  ComposerName text NOT NULL,
  BirthYear integer NOT NULL,
  DeathYear integer
);
CREATE TABLE Piece (
  PieceID integer PRIMARY KEY,
  Title text NOT NULL,
  ComposerID integer NOT NULL REFERENCES Composer(ComposerID),
  YearWritten integer NOT NULL,
  Minutes integer NOT NULL
);
CREATE TABLE Concert (
  ConcertID integer PRIMARY KEY,
  SeasonID integer NOT NULL REFERENCES Season(SeasonID),
  OrchestraID integer NOT NULL REFERENCES Orchestra(OrchestraID),
  ConductorID integer REFERENCES Conductor(ConductorID),
  ConcertDate date NOT NULL,
  OnSaleDate date NOT NULL,
  SeatsSold integer NOT NULL,
  SeatsFree integer NOT NULL,
  TicketIncome numeric(10,2) NOT NULL,
  OrchestraFee numeric(10,2) NOT NULL,
  Broadcast boolean NOT NULL,
  Cancelled boolean NOT NULL
);
COMMENT ON COLUMN Concert.ConductorID IS 'who conducted that evening, often a guest; empty when played without one';
COMMENT ON COLUMN Concert.SeatsFree IS 'seats given away for nothing, not empty seats';
CREATE TABLE Programme (
  ConcertID integer NOT NULL REFERENCES Concert(ConcertID),
  Position integer NOT NULL,
  PieceID integer NOT NULL REFERENCES Piece(PieceID),
  Encore boolean NOT NULL,
  PRIMARY KEY (ConcertID, Position)
);
