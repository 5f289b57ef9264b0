CREATE TABLE "Creator" (
  "CreatorID" int PRIMARY KEY,
  "FirstName" varchar(40) NOT NULL,
  "LastName" varchar(40) NOT NULL,
  "Country" varchar(30),
  "PageRateCents" int,
  "IsExclusive" boolean NOT NULL
);
CREATE TABLE "Series" (
  "SeriesID" int PRIMARY KEY,
  "Title" varchar(80) NOT NULL,
  "Genre" varchar(30) NOT NULL,
  "Frequency" varchar(20) NOT NULL,
  "LaunchDate" date NOT NULL,
  "EndDate" date,
  "AgeRating" varchar(5) NOT NULL
);
CREATE TABLE "Issue" (
  "IssueID" int PRIMARY KEY,
  "SeriesID" int NOT NULL REFERENCES "Series"("SeriesID"),
  "IssueNumber" int NOT NULL,
  "Subtitle" varchar(80),
  "OnSaleDate" date NOT NULL,
  "PageCount" int NOT NULL,
  "CoverPriceCents" int NOT NULL,
  "PrintRun" int
);
CREATE TABLE "Credit" (
  "CreditID" int PRIMARY KEY,
  "IssueID" int NOT NULL REFERENCES "Issue"("IssueID"),
  "CreatorID" int NOT NULL REFERENCES "Creator"("CreatorID"),
  "Role" varchar(20) NOT NULL,
  "Pages" int
);
CREATE TABLE "Distributor" (
  "DistributorID" int PRIMARY KEY,
  "CompanyName" varchar(60) NOT NULL,
  "Territory" varchar(30) NOT NULL,
  "DiscountPercent" numeric(4,1) NOT NULL
);
CREATE TABLE "Shipment" (
  "ShipmentID" int PRIMARY KEY,
  "DistributorID" int NOT NULL REFERENCES "Distributor"("DistributorID"),
  "IssueID" int NOT NULL REFERENCES "Issue"("IssueID"),
  "ShipDate" date NOT NULL,
  "Copies" int NOT NULL,
  "CopiesReturned" int NOT NULL,
  "AmountCents" bigint NOT NULL
);
CREATE TABLE "Character" (
  "CharacterID" int PRIMARY KEY,
  "Name" varchar(60) NOT NULL,
  "RealName" varchar(60),
  "Alignment" varchar(10) NOT NULL,
  "FirstIssueID" int REFERENCES "Issue"("IssueID")
);
CREATE TABLE "Deadline" (
  "DeadlineID" int PRIMARY KEY,
  "IssueID" int NOT NULL REFERENCES "Issue"("IssueID"),
  "Stage" varchar(20) NOT NULL,
  "DueDate" date NOT NULL,
  "DeliveredDate" date
);
