CREATE TABLE Customers (
  CustNo int PRIMARY KEY,
  CustName text NOT NULL,
  Tel text,
  IsTrade boolean NOT NULL DEFAULT false
);
CREATE TABLE Vehicles (
  RegNo text PRIMARY KEY,
  CustNo int NOT NULL REFERENCES Customers,
  Make text NOT NULL,
  Model text NOT NULL,
  Fuel text NOT NULL,
  FirstReg date,
  MotDue date,
  LastMileage int
);
CREATE TABLE Mechanics (
  MechNo int PRIMARY KEY,
  MechName text NOT NULL,
  MotTester boolean NOT NULL
);
CREATE TABLE Jobs (
  JobNo int PRIMARY KEY,
  RegNo text NOT NULL REFERENCES Vehicles,
  MechNo int REFERENCES Mechanics,
  BookedFor date NOT NULL,
  InAt timestamp,
  ReadyAt timestamp,
  CollectedAt timestamp,
  WorkType text NOT NULL,
  QuotedAmt numeric(8,2),
  FinalAmt numeric(8,2),
  PaidOn date
);
CREATE TABLE PartsUsed (
  LineNo int PRIMARY KEY,
  JobNo int NOT NULL REFERENCES Jobs,
  PartName text NOT NULL,
  Qty int NOT NULL,
  CostEach numeric(8,2) NOT NULL,
  ChargedEach numeric(8,2) NOT NULL
);
CREATE TABLE CourtesyCars (
  CarId int PRIMARY KEY,
  RegNo text NOT NULL,
  Model text NOT NULL
);
CREATE TABLE CourtesyLoans (
  LoanId int PRIMARY KEY,
  CarId int NOT NULL REFERENCES CourtesyCars,
  JobNo int NOT NULL REFERENCES Jobs,
  OutOn date NOT NULL,
  BackOn date
);
