CREATE TABLE "Plan" ("planId" int PRIMARY KEY, "planName" text NOT NULL, "billing" text NOT NULL CHECK ("billing" IN ('M','Y')), "pricePerSeat" numeric(7,2) NOT NULL);
COMMENT ON COLUMN "Plan"."billing" IS 'M monthly, Y yearly';
CREATE TABLE "Customer" ("customerId" int PRIMARY KEY, "companyName" text NOT NULL, "country" char(3) NOT NULL, "segment" text NOT NULL CHECK ("segment" IN ('SMB','MID','ENT')), "ownerName" text NOT NULL);
COMMENT ON COLUMN "Customer"."segment" IS 'SMB small business, MID mid-market, ENT enterprise';
CREATE TABLE "Subscription" ("subscriptionId" int PRIMARY KEY, "customerId" int NOT NULL REFERENCES "Customer", "planId" int NOT NULL REFERENCES "Plan", "seats" int NOT NULL, "startedOn" date NOT NULL, "cancelledOn" date, "renewsOn" date, "discountPct" int NOT NULL DEFAULT 0);
CREATE TABLE "Invoice" ("invoiceId" int PRIMARY KEY, "subscriptionId" int NOT NULL REFERENCES "Subscription", "issuedOn" date NOT NULL, "dueOn" date NOT NULL, "total" numeric(9,2) NOT NULL, "state" text NOT NULL CHECK ("state" IN ('open','paid','uncollectible','void')), "paidOn" date, "paymentMethod" text CHECK ("paymentMethod" IN ('card','sepa_debit','bank_transfer')));
CREATE TABLE "SupportCase" ("caseId" int PRIMARY KEY, "customerId" int NOT NULL REFERENCES "Customer", "openedAt" timestamp NOT NULL, "resolvedAt" timestamp, "severity" text NOT NULL CHECK ("severity" IN ('S1','S2','S3')), "topic" text NOT NULL);
COMMENT ON COLUMN "SupportCase"."severity" IS 'S1 critical, S2 major, S3 minor';
