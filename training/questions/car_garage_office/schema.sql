CREATE TABLE "Customers" ("CustID" integer PRIMARY KEY, "Surname" text NOT NULL, "FirstName" text, "Tel" text, "Town" text, "TradeAccount" boolean NOT NULL);
CREATE TABLE "Vehicles" ("RegNo" text PRIMARY KEY, "CustID" integer NOT NULL REFERENCES "Customers", "Make" text NOT NULL, "Model" text NOT NULL, "YearMade" integer, "Fuel" text NOT NULL, "MOTDue" date, "ServiceDue" date);
CREATE TABLE "Mechanics" ("MechID" integer PRIMARY KEY, "MechName" text NOT NULL, "Grade" text NOT NULL, "Started" date NOT NULL, "Finished" date);
CREATE TABLE "JobCards" ("JobNo" integer PRIMARY KEY, "RegNo" text NOT NULL REFERENCES "Vehicles", "MechID" integer REFERENCES "Mechanics", "DateIn" date NOT NULL, "DatePromised" date, "DateOut" date, "Mileage" integer, "JobType" text NOT NULL, "LabourHrs" numeric(5,2), "LabourCharge" numeric(8,2));
COMMENT ON COLUMN "JobCards"."JobType" IS 'MOT, Service, Repair, Bodywork, Tyres';
CREATE TABLE "Parts" ("PartNo" text PRIMARY KEY, "Descr" text NOT NULL, "CostPrice" numeric(8,2) NOT NULL, "SellPrice" numeric(8,2) NOT NULL, "QtyInStock" integer NOT NULL, "ReorderAt" integer NOT NULL, "Supplier" text);
CREATE TABLE "JobParts" ("JobNo" integer NOT NULL REFERENCES "JobCards", "PartNo" text NOT NULL REFERENCES "Parts", "Qty" integer NOT NULL, "PriceEach" numeric(8,2) NOT NULL, PRIMARY KEY ("JobNo","PartNo"));
CREATE TABLE "Invoices" ("InvNo" integer PRIMARY KEY, "JobNo" integer NOT NULL REFERENCES "JobCards", "InvDate" date NOT NULL, "TotalExVat" numeric(9,2) NOT NULL, "Vat" numeric(9,2) NOT NULL, "DatePaid" date, "PaidBy" text);
CREATE TABLE "MOTResults" ("JobNo" integer PRIMARY KEY REFERENCES "JobCards", "Passed" boolean NOT NULL, "FailReason" text);
