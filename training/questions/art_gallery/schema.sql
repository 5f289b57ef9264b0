CREATE TABLE "Artists" (
  "ArtistID" int PRIMARY KEY,
  "FirstName" varchar(50),
  "LastName" varchar(50) NOT NULL,
  "Nationality" varchar(40),
  "BirthYear" int,
  "DeathYear" int,
  "CommissionPercent" numeric(5,2) NOT NULL,
  "RepresentedSince" date
);
CREATE TABLE "Artworks" (
  "ArtworkID" int PRIMARY KEY,
  "Title" varchar(120) NOT NULL,
  "ArtistID" int NOT NULL REFERENCES "Artists"("ArtistID"),
  "YearMade" int,
  "Medium" varchar(40) NOT NULL,
  "HeightCm" numeric(6,1),
  "WidthCm" numeric(6,1),
  "AskingPrice" numeric(12,2),
  "IsFramed" boolean NOT NULL,
  "ReceivedDate" date NOT NULL,
  "ReturnedDate" date,
  "InsuredValue" numeric(12,2)
);
CREATE TABLE "Collectors" (
  "CollectorID" int PRIMARY KEY,
  "Name" varchar(80) NOT NULL,
  "Kind" varchar(20) NOT NULL,
  "City" varchar(40),
  "Country" varchar(40),
  "Email" varchar(80),
  "FirstContactDate" date
);
CREATE TABLE "Sales" (
  "SaleID" int PRIMARY KEY,
  "ArtworkID" int NOT NULL REFERENCES "Artworks"("ArtworkID"),
  "CollectorID" int NOT NULL REFERENCES "Collectors"("CollectorID"),
  "SaleDate" date NOT NULL,
  "Price" numeric(12,2) NOT NULL,
  "Currency" char(3) NOT NULL,
  "PaidDate" date,
  "SoldBy" varchar(50)
);
CREATE TABLE "Exhibitions" (
  "ExhibitionID" int PRIMARY KEY,
  "Title" varchar(120) NOT NULL,
  "Room" varchar(30) NOT NULL,
  "OpeningDate" date NOT NULL,
  "ClosingDate" date NOT NULL,
  "Curator" varchar(50),
  "Budget" numeric(10,2)
);
CREATE TABLE "ExhibitionArtworks" (
  "ExhibitionID" int NOT NULL REFERENCES "Exhibitions"("ExhibitionID"),
  "ArtworkID" int NOT NULL REFERENCES "Artworks"("ArtworkID"),
  "WallLabel" varchar(200),
  PRIMARY KEY ("ExhibitionID","ArtworkID")
);
CREATE TABLE "Visits" (
  "VisitDate" date NOT NULL,
  "ExhibitionID" int NOT NULL REFERENCES "Exhibitions"("ExhibitionID"),
  "VisitorCount" int NOT NULL,
  PRIMARY KEY ("VisitDate","ExhibitionID")
);
CREATE TABLE "Loans" (
  "LoanID" int PRIMARY KEY,
  "ArtworkID" int NOT NULL REFERENCES "Artworks"("ArtworkID"),
  "Borrower" varchar(80) NOT NULL,
  "StartDate" date NOT NULL,
  "DueDate" date NOT NULL,
  "BackDate" date
);
