CREATE TABLE "Branch" ("BranchCode" text PRIMARY KEY, "Town" text NOT NULL, "HasDryingRoom" boolean NOT NULL);
CREATE TABLE "Customer" ("CustomerNo" int PRIMARY KEY, "CustomerName" text NOT NULL, "IsCompany" boolean NOT NULL, "Phone" text, "PetsAtHome" boolean, "LastContact" date);
CREATE TABLE "Rug" ("RugNo" int PRIMARY KEY, "CustomerNo" int NOT NULL REFERENCES "Customer"("CustomerNo"), "Origin" text, "SquareMetres" numeric(5,2) NOT NULL, "Material" text NOT NULL, "Antique" boolean NOT NULL);
CREATE TABLE "CleaningJob" ("JobNo" int PRIMARY KEY, "RugNo" int NOT NULL REFERENCES "Rug"("RugNo"), "BranchCode" text NOT NULL REFERENCES "Branch"("BranchCode"), "Received" date NOT NULL, "Washed" date, "ReturnedToCustomer" date, "Price" numeric(7,2) NOT NULL, "StainRemoved" boolean, "Insured" boolean NOT NULL);
CREATE TABLE "Payment" ("PaymentNo" int PRIMARY KEY, "JobNo" int NOT NULL REFERENCES "CleaningJob"("JobNo"), "PaidOn" date NOT NULL, "Amount" numeric(7,2) NOT NULL);
CREATE TABLE "DamageClaim" ("ClaimNo" int PRIMARY KEY, "JobNo" int NOT NULL REFERENCES "CleaningJob"("JobNo"), "ClaimedOn" date NOT NULL, "ClaimedAmount" numeric(8,2) NOT NULL, "Decision" text, "PaidOut" numeric(8,2));
COMMENT ON COLUMN "CleaningJob"."StainRemoved" IS 'empty when there was no stain';
COMMENT ON COLUMN "DamageClaim"."Decision" IS 'accepted, rejected; empty while undecided';
