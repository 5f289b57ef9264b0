CREATE TABLE "Stop" (
  "StopId" int PRIMARY KEY,
  "Village" text NOT NULL,
  "Place" text NOT NULL,
  "Weekday" text NOT NULL,
  "Minutes" int NOT NULL
);
CREATE TABLE "Reader" (
  "ReaderId" int PRIMARY KEY,
  "Name" text NOT NULL,
  "BirthYear" int,
  "StopId" int REFERENCES "Stop",
  "JoinedOn" date NOT NULL,
  "LargePrint" boolean NOT NULL,
  "Phone" text
);
CREATE TABLE "Title" (
  "TitleId" int PRIMARY KEY,
  "Name" text NOT NULL,
  "Author" text NOT NULL,
  "Genre" text NOT NULL,
  "Published" int,
  "LargePrint" boolean NOT NULL
);
CREATE TABLE "Copy" (
  "Barcode" text PRIMARY KEY,
  "TitleId" int NOT NULL REFERENCES "Title",
  "BoughtOn" date NOT NULL,
  "Price" numeric(6,2),
  "WithdrawnOn" date
);
CREATE TABLE "Loan" (
  "LoanId" int PRIMARY KEY,
  "Barcode" text NOT NULL REFERENCES "Copy",
  "ReaderId" int NOT NULL REFERENCES "Reader",
  "LentOn" date NOT NULL,
  "DueOn" date NOT NULL,
  "ReturnedOn" date,
  "Renewals" int NOT NULL
);
CREATE TABLE "Request" (
  "RequestId" int PRIMARY KEY,
  "TitleId" int NOT NULL REFERENCES "Title",
  "ReaderId" int NOT NULL REFERENCES "Reader",
  "AskedOn" date NOT NULL,
  "FilledOn" date
);
CREATE TABLE "StopVisit" (
  "VisitId" int PRIMARY KEY,
  "StopId" int NOT NULL REFERENCES "Stop",
  "VisitedOn" date NOT NULL,
  "PeopleOnBoard" int NOT NULL
);
