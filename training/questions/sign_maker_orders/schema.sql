CREATE TABLE "Customer" ("CustomerNo" int PRIMARY KEY, "CompanyName" text NOT NULL, "Town" text NOT NULL, "PaysWithinDays" int NOT NULL);
CREATE TABLE "Worker" ("WorkerNo" int PRIMARY KEY, "WorkerName" text NOT NULL, "Skill" text NOT NULL, "LeadNo" int REFERENCES "Worker");
CREATE TABLE "SignOrder" ("OrderNo" int PRIMARY KEY, "CustomerNo" int NOT NULL REFERENCES "Customer", "Kind" text NOT NULL, "Lit" boolean NOT NULL, "OrderedOn" date NOT NULL, "ProofSentOn" date, "ProofApprovedOn" date, "PromisedOn" date NOT NULL, "FittedOn" date, "QuotedPrice" numeric(9,2) NOT NULL, "RemakeOf" int REFERENCES "SignOrder");
CREATE TABLE "Labour" ("LabourNo" int PRIMARY KEY, "OrderNo" int NOT NULL REFERENCES "SignOrder", "WorkerNo" int NOT NULL REFERENCES "Worker", "WorkDay" date NOT NULL, "Hours" numeric(4,1) NOT NULL, "Step" text NOT NULL);
CREATE TABLE "Bill" ("BillNo" int PRIMARY KEY, "OrderNo" int NOT NULL UNIQUE REFERENCES "SignOrder", "BilledOn" date NOT NULL, "Net" numeric(9,2) NOT NULL, "Vat" numeric(9,2) NOT NULL, "PaidOn" date);
COMMENT ON COLUMN "SignOrder"."RemakeOf" IS 'order that had to be made again';
COMMENT ON COLUMN "Labour"."Step" IS 'design, print, build, fit';
