CREATE TABLE "Fibre" (
  "FibreID" int PRIMARY KEY,
  "FibreName" varchar(30) NOT NULL,
  "IsNatural" boolean NOT NULL,
  "StockKg" numeric(9,1) NOT NULL,
  "CostPerKg" numeric(6,2) NOT NULL
);
CREATE TABLE "RopeType" (
  "RopeTypeID" int PRIMARY KEY,
  "TypeName" varchar(40) NOT NULL,
  "FibreID" int NOT NULL REFERENCES "Fibre"("FibreID"),
  "DiameterMm" int NOT NULL,
  "BreakingLoadKn" numeric(7,1),
  "PricePerMetre" numeric(6,2) NOT NULL,
  "Construction" varchar(20) NOT NULL
);
CREATE TABLE "Customer" (
  "CustomerID" int PRIMARY KEY,
  "CompanyName" varchar(60) NOT NULL,
  "Trade" varchar(30) NOT NULL,
  "Harbour" varchar(40),
  "PaysWithinDays" int NOT NULL
);
CREATE TABLE "Maker" (
  "MakerID" int PRIMARY KEY,
  "FullName" varchar(50) NOT NULL,
  "ApprenticeOf" int REFERENCES "Maker"("MakerID"),
  "StartDate" date NOT NULL,
  "EndDate" date
);
CREATE TABLE "Coil" (
  "CoilNo" varchar(10) PRIMARY KEY,
  "RopeTypeID" int NOT NULL REFERENCES "RopeType"("RopeTypeID"),
  "MakerID" int NOT NULL REFERENCES "Maker"("MakerID"),
  "LaidDate" date NOT NULL,
  "LengthM" numeric(7,1) NOT NULL,
  "TestLoadKn" numeric(7,1),
  "TestPassed" boolean,
  "SoldDate" date
);
CREATE TABLE "SalesOrder" (
  "OrderNo" int PRIMARY KEY,
  "CustomerID" int NOT NULL REFERENCES "Customer"("CustomerID"),
  "OrderDate" date NOT NULL,
  "NeededBy" date,
  "ShippedDate" date,
  "PaidDate" date,
  "Cancelled" boolean NOT NULL
);
CREATE TABLE "OrderLine" (
  "OrderNo" int NOT NULL REFERENCES "SalesOrder"("OrderNo"),
  "RopeTypeID" int NOT NULL REFERENCES "RopeType"("RopeTypeID"),
  "Metres" numeric(8,1) NOT NULL,
  "UnitPrice" numeric(6,2) NOT NULL,
  PRIMARY KEY ("OrderNo", "RopeTypeID")
);
CREATE TABLE "WalkBooking" (
  "BookingID" int PRIMARY KEY,
  "VisitDate" date NOT NULL,
  "GroupName" varchar(50) NOT NULL,
  "People" int NOT NULL,
  "GuideID" int REFERENCES "Maker"("MakerID"),
  "TicketTotal" numeric(7,2) NOT NULL
);
