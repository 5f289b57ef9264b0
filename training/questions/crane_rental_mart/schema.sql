CREATE TABLE "DimCrane" ("CraneKey" int PRIMARY KEY, "FleetCode" text NOT NULL, "Model" text NOT NULL, "CraneClass" text NOT NULL, "MaxLoadTonnes" int NOT NULL, "PurchasePriceEur" numeric(12,2) NOT NULL, "DepotKey" int NOT NULL, "RetiredDate" date);
CREATE TABLE "DimDepot" ("DepotKey" int PRIMARY KEY, "DepotName" text NOT NULL, "Country" text NOT NULL, "DepotManager" text NOT NULL);
CREATE TABLE "DimCustomer" ("CustomerKey" int PRIMARY KEY, "CustomerName" text NOT NULL, "Industry" text NOT NULL, "CreditRating" char(1), "CustomerSince" date NOT NULL);
CREATE TABLE "FactRental" ("RentalKey" int PRIMARY KEY, "CraneKey" int NOT NULL REFERENCES "DimCrane"("CraneKey"), "CustomerKey" int NOT NULL REFERENCES "DimCustomer"("CustomerKey"), "StartDate" date NOT NULL, "EndDate" date, "DailyRateEur" numeric(9,2) NOT NULL, "TransportEur" numeric(9,2) NOT NULL, "InvoiceEur" numeric(12,2), "PaidDate" date, "WithOperator" boolean NOT NULL);
CREATE TABLE "FactCraneMonth" ("CraneKey" int NOT NULL REFERENCES "DimCrane"("CraneKey"), "MonthStart" date NOT NULL, "DaysAvailable" int NOT NULL, "DaysRented" int NOT NULL, "DaysInRepair" int NOT NULL, "MaintenanceEur" numeric(10,2) NOT NULL, PRIMARY KEY ("CraneKey","MonthStart"));
CREATE TABLE "FactQuote" ("QuoteKey" int PRIMARY KEY, "CustomerKey" int NOT NULL REFERENCES "DimCustomer"("CustomerKey"), "CraneClass" text NOT NULL, "QuoteDate" date NOT NULL, "QuotedEur" numeric(12,2) NOT NULL, "Outcome" text, "Salesperson" text NOT NULL);
ALTER TABLE "DimCrane" ADD FOREIGN KEY ("DepotKey") REFERENCES "DimDepot"("DepotKey");
COMMENT ON COLUMN "FactQuote"."Outcome" IS 'accepted, declined, or empty while the customer has not answered';
COMMENT ON COLUMN "FactRental"."EndDate" IS 'empty while the crane is still on hire';
