CREATE TABLE "Artist" (
  "ArtistID" int PRIMARY KEY,
  "StageName" text NOT NULL,
  "Genre" text NOT NULL,
  "HomeCity" text,
  "SignedDate" date NOT NULL,
  "ContractEnd" date,
  "RoyaltyPercent" numeric(4,1) NOT NULL
);
CREATE TABLE "Album" (
  "AlbumID" int PRIMARY KEY,
  "ArtistID" int NOT NULL REFERENCES "Artist"("ArtistID"),
  "Title" text NOT NULL,
  "ReleaseDate" date,
  "Format" text NOT NULL,
  "RecordingBudget" numeric(12,2)
);
CREATE TABLE "Track" (
  "TrackID" int PRIMARY KEY,
  "AlbumID" int NOT NULL REFERENCES "Album"("AlbumID"),
  "TrackNumber" int NOT NULL,
  "Title" text NOT NULL,
  "Seconds" int NOT NULL,
  "IsSingle" boolean NOT NULL,
  "Explicit" boolean NOT NULL
);
CREATE TABLE "StreamReport" (
  "TrackID" int NOT NULL REFERENCES "Track"("TrackID"),
  "Platform" text NOT NULL,
  "ReportMonth" date NOT NULL,
  "Streams" int NOT NULL,
  "RevenueEUR" numeric(10,2) NOT NULL,
  PRIMARY KEY ("TrackID","Platform","ReportMonth")
);
CREATE TABLE "Shop" (
  "ShopID" int PRIMARY KEY,
  "ShopName" text NOT NULL,
  "Country" text NOT NULL
);
CREATE TABLE "VinylOrder" (
  "OrderID" int PRIMARY KEY,
  "ShopID" int NOT NULL REFERENCES "Shop"("ShopID"),
  "AlbumID" int NOT NULL REFERENCES "Album"("AlbumID"),
  "OrderDate" date NOT NULL,
  "ShippedDate" date,
  "Copies" int NOT NULL,
  "UnitPriceEUR" numeric(6,2) NOT NULL,
  "CopiesReturned" int NOT NULL DEFAULT 0
);
CREATE TABLE "Advance" (
  "AdvanceID" int PRIMARY KEY,
  "ArtistID" int NOT NULL REFERENCES "Artist"("ArtistID"),
  "PaidDate" date NOT NULL,
  "AmountEUR" numeric(10,2) NOT NULL,
  "RecoupedEUR" numeric(10,2) NOT NULL
);
