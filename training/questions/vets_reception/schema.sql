CREATE TABLE Client (
  clientId int PRIMARY KEY,
  firstName text NOT NULL,
  lastName text NOT NULL,
  mobile text,
  street text,
  badPayer boolean NOT NULL DEFAULT false
);
CREATE TABLE Animal (
  animalId int PRIMARY KEY,
  clientId int NOT NULL REFERENCES Client,
  animalName text NOT NULL,
  species text NOT NULL,
  breed text,
  sex char(2) NOT NULL, -- M, F, MN neutered male, FN spayed female
  birthDate date,
  insuredWith text,
  deceasedOn date
);
CREATE TABLE Vet (
  vetId int PRIMARY KEY,
  vetName text NOT NULL,
  isNurse boolean NOT NULL
);
CREATE TABLE Visit (
  visitId int PRIMARY KEY,
  animalId int NOT NULL REFERENCES Animal,
  vetId int REFERENCES Vet,
  visitAt timestamp NOT NULL,
  reason text NOT NULL,
  showedUp boolean,
  weightKg numeric(5,2),
  feeTotal numeric(7,2),
  feePaid numeric(7,2)
);
CREATE TABLE Jab (
  jabId int PRIMARY KEY,
  animalId int NOT NULL REFERENCES Animal,
  jabName text NOT NULL,
  givenOn date NOT NULL,
  nextDue date NOT NULL
);
CREATE TABLE Inpatient (
  inpatientId int PRIMARY KEY,
  animalId int NOT NULL REFERENCES Animal,
  cage text NOT NULL,
  admittedAt timestamp NOT NULL,
  dischargedAt timestamp,
  operation text
);
