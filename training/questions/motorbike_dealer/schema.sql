CREATE TABLE "Showrooms" ("ShowroomID" int PRIMARY KEY, "Town" text NOT NULL, "OpenedOn" date NOT NULL, "FloorPlaces" int NOT NULL);
CREATE TABLE "SalesPeople" ("SalesPersonID" int PRIMARY KEY, "FirstName" text NOT NULL, "LastName" text NOT NULL, "ShowroomID" int NOT NULL REFERENCES "Showrooms", "MonthlyTarget" int NOT NULL, "LeftOn" date);
CREATE TABLE "Bikes" (
  "BikeID" int PRIMARY KEY,
  "Vin" text NOT NULL,
  "Brand" text NOT NULL,
  "Model" text NOT NULL,
  "EngineCc" int,            -- null for electric
  "ModelYear" int NOT NULL,
  "IsNew" boolean NOT NULL,
  "MileageKm" int NOT NULL,
  "PurchasePrice" numeric(9,2) NOT NULL,
  "AskingPrice" numeric(9,2) NOT NULL,
  "ArrivedOn" date NOT NULL,
  "ShowroomID" int NOT NULL REFERENCES "Showrooms"
);
CREATE TABLE "Buyers" ("BuyerID" int PRIMARY KEY, "FirstName" text NOT NULL, "LastName" text NOT NULL, "Postcode" text, "Phone" text, "WantsNewsletter" boolean NOT NULL);
CREATE TABLE "Sales" (
  "SaleID" int PRIMARY KEY,
  "BikeID" int NOT NULL UNIQUE REFERENCES "Bikes",
  "BuyerID" int NOT NULL REFERENCES "Buyers",
  "SalesPersonID" int NOT NULL REFERENCES "SalesPeople",
  "SoldOn" date NOT NULL,
  "FinalPrice" numeric(9,2) NOT NULL,
  "PaidBy" text NOT NULL,     -- cash, finance, transfer
  "TradeInBikeID" int REFERENCES "Bikes"
);
CREATE TABLE "TestRides" ("TestRideID" int PRIMARY KEY, "BikeID" int NOT NULL REFERENCES "Bikes", "BuyerID" int NOT NULL REFERENCES "Buyers", "SalesPersonID" int NOT NULL REFERENCES "SalesPeople", "RideAt" timestamptz NOT NULL, "Minutes" int, "NoShow" boolean NOT NULL);
CREATE TABLE "WorkshopJobs" (
  "JobID" int PRIMARY KEY,
  "BuyerID" int NOT NULL REFERENCES "Buyers",
  "ShowroomID" int NOT NULL REFERENCES "Showrooms",
  "Complaint" text NOT NULL,
  "BroughtInOn" date NOT NULL,
  "CollectedOn" date,
  "LabourHours" numeric(5,1),
  "LabourAmount" numeric(8,2),
  "PartsAmount" numeric(8,2),
  "IsWarranty" boolean NOT NULL
);
