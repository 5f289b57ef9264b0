CREATE TABLE "Company" ("CompanyId" int PRIMARY KEY, "CompanyName" text NOT NULL, "Sector" text NOT NULL, "HeadOffice" text NOT NULL, "MonthlyLimit" numeric(10,2) NOT NULL);
CREATE TABLE "Driver" ("DriverId" int PRIMARY KEY, "CompanyId" int NOT NULL REFERENCES "Company", "FirstName" text NOT NULL, "Surname" text NOT NULL, "LeftCompany" boolean NOT NULL);
CREATE TABLE "Card" ("CardNumber" text PRIMARY KEY, "DriverId" int NOT NULL REFERENCES "Driver", "IssuedOn" date NOT NULL, "ExpiresOn" date NOT NULL, "CardStatus" text NOT NULL);
CREATE TABLE "Station" ("StationId" int PRIMARY KEY, "StationName" text NOT NULL, "Brand" text NOT NULL, "Town" text NOT NULL, "Motorway" text, "OpenAllNight" boolean NOT NULL);
CREATE TABLE "Purchase" ("PurchaseId" int PRIMARY KEY, "CardNumber" text NOT NULL REFERENCES "Card", "StationId" int NOT NULL REFERENCES "Station", "BoughtAt" timestamptz NOT NULL, "Product" text NOT NULL, "Litres" numeric(7,2), "Amount" numeric(8,2) NOT NULL, "Odometer" int);
CREATE TABLE "Invoice" ("InvoiceNo" int PRIMARY KEY, "CompanyId" int NOT NULL REFERENCES "Company", "PeriodMonth" date NOT NULL, "Total" numeric(10,2) NOT NULL, "DueOn" date NOT NULL, "PaidOn" date);
CREATE TABLE "Dispute" ("DisputeId" int PRIMARY KEY, "PurchaseId" int NOT NULL REFERENCES "Purchase", "OpenedOn" date NOT NULL, "Outcome" text);
COMMENT ON COLUMN "Dispute"."Outcome" IS 'refunded or rejected; empty while open';
