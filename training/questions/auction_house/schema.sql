CREATE TABLE "Departments" (
  "DepartmentID" int PRIMARY KEY,
  "DepartmentName" varchar(60) NOT NULL,
  "HeadSpecialist" varchar(80)
);
CREATE TABLE "Consignors" (
  "ConsignorID" int PRIMARY KEY,
  "ConsignorName" varchar(80) NOT NULL,
  "Country" varchar(40) NOT NULL,
  "CommissionPercent" numeric(4,1) NOT NULL
);
CREATE TABLE "Bidders" (
  "BidderID" int PRIMARY KEY,
  "PaddleNumber" int NOT NULL,
  "FirstName" varchar(40) NOT NULL,
  "LastName" varchar(40) NOT NULL,
  "Country" varchar(40),
  "RegisteredOn" date NOT NULL,
  "Suspended" boolean NOT NULL
);
CREATE TABLE "Auctions" (
  "AuctionID" int PRIMARY KEY,
  "AuctionTitle" varchar(100) NOT NULL,
  "DepartmentID" int NOT NULL REFERENCES "Departments"("DepartmentID"),
  "HeldOn" date NOT NULL,
  "Auctioneer" varchar(80) NOT NULL,
  "OnlineOnly" boolean NOT NULL
);
CREATE TABLE "Lots" (
  "LotID" int PRIMARY KEY,
  "AuctionID" int NOT NULL REFERENCES "Auctions"("AuctionID"),
  "LotNumber" int NOT NULL,
  "Title" varchar(120) NOT NULL,
  "ConsignorID" int NOT NULL REFERENCES "Consignors"("ConsignorID"),
  "LowEstimate" numeric(12,2) NOT NULL,
  "HighEstimate" numeric(12,2) NOT NULL,
  "ReservePrice" numeric(12,2),
  "HammerPrice" numeric(12,2),
  "BuyerID" int REFERENCES "Bidders"("BidderID"),
  "Withdrawn" boolean NOT NULL
);
CREATE TABLE "Bids" (
  "BidID" int PRIMARY KEY,
  "LotID" int NOT NULL REFERENCES "Lots"("LotID"),
  "BidderID" int NOT NULL REFERENCES "Bidders"("BidderID"),
  "Amount" numeric(12,2) NOT NULL,
  "Channel" varchar(10) NOT NULL
);
CREATE TABLE "Settlements" (
  "SettlementID" int PRIMARY KEY,
  "LotID" int NOT NULL UNIQUE REFERENCES "Lots"("LotID"),
  "BuyerPremium" numeric(12,2) NOT NULL,
  "PaidOn" date,
  "CollectedOn" date,
  "ConsignorPaidOn" date
);
