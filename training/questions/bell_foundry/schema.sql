CREATE TABLE "Parish" (
  "ParishID" int PRIMARY KEY,
  "ParishName" varchar(60) NOT NULL,
  "Diocese" varchar(40),
  "Country" varchar(30) NOT NULL,
  "TowerHeightM" numeric(5,1)
);
CREATE TABLE "Founder" (
  "FounderID" int PRIMARY KEY,
  "FullName" varchar(60) NOT NULL,
  "Trade" varchar(30) NOT NULL,
  "HireDate" date NOT NULL,
  "LeaveDate" date
);
CREATE TABLE "BellOrder" (
  "OrderID" int PRIMARY KEY,
  "ParishID" int NOT NULL REFERENCES "Parish"("ParishID"),
  "OrderDate" date NOT NULL,
  "PromisedDate" date NOT NULL,
  "DeliveredDate" date,
  "QuotedPrice" numeric(10,2) NOT NULL,
  "DepositPaid" numeric(10,2) NOT NULL,
  "BalancePaidDate" date,
  "Status" varchar(15) NOT NULL
);
CREATE TABLE "Bell" (
  "BellID" int PRIMARY KEY,
  "OrderID" int REFERENCES "BellOrder"("OrderID"),
  "BellName" varchar(40),
  "Note" varchar(4) NOT NULL,
  "WeightKg" numeric(7,1) NOT NULL,
  "CastDate" date,
  "TinPercent" numeric(4,1),
  "MasterID" int REFERENCES "Founder"("FounderID"),
  "IsRecast" boolean NOT NULL
);
CREATE TABLE "TuningTest" (
  "TestID" int PRIMARY KEY,
  "BellID" int NOT NULL REFERENCES "Bell"("BellID"),
  "TestDate" date NOT NULL,
  "CentsOff" numeric(5,1) NOT NULL,
  "Accepted" boolean NOT NULL
);
CREATE TABLE "MetalPurchase" (
  "PurchaseID" int PRIMARY KEY,
  "Metal" varchar(10) NOT NULL,
  "Supplier" varchar(40) NOT NULL,
  "BoughtDate" date NOT NULL,
  "Kg" numeric(8,1) NOT NULL,
  "PricePerKg" numeric(6,2) NOT NULL
);
CREATE TABLE "ServiceVisit" (
  "VisitID" int PRIMARY KEY,
  "ParishID" int NOT NULL REFERENCES "Parish"("ParishID"),
  "FounderID" int REFERENCES "Founder"("FounderID"),
  "VisitDate" date NOT NULL,
  "Work" varchar(40) NOT NULL,
  "Charge" numeric(8,2)
);
