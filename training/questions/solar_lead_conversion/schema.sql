CREATE TABLE "salesRep" ("repId" int PRIMARY KEY, "repName" text NOT NULL, "region" text NOT NULL, "commissionPct" numeric(4,2) NOT NULL);
CREATE TABLE "household" ("householdId" int PRIMARY KEY, "ownerName" text NOT NULL, "zipCode" text NOT NULL, "yearlyUseKwh" int, "leadSource" text NOT NULL, "leadOn" date NOT NULL);
CREATE TABLE "quote" ("quoteId" int PRIMARY KEY, "householdId" int NOT NULL REFERENCES "household", "repId" int NOT NULL REFERENCES "salesRep", "sentOn" date NOT NULL, "panels" int NOT NULL, "kwPeak" numeric(5,2) NOT NULL, "netPrice" numeric(9,2) NOT NULL, "vat" numeric(8,2) NOT NULL, "subsidy" numeric(8,2) NOT NULL, "decision" text, "decidedOn" date);
COMMENT ON COLUMN "quote"."decision" IS 'won, lost; null while open';
CREATE TABLE "installation" ("installationId" int PRIMARY KEY, "quoteId" int NOT NULL REFERENCES "quote", "plannedOn" date NOT NULL, "builtOn" date, "crew" text NOT NULL, "materialCost" numeric(9,2) NOT NULL, "labourHours" int NOT NULL);
CREATE TABLE "yieldReading" ("installationId" int NOT NULL REFERENCES "installation", "readMonth" date NOT NULL, "kwhProduced" int NOT NULL, "kwhFedIn" int NOT NULL, PRIMARY KEY ("installationId", "readMonth"));
