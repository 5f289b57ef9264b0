CREATE TABLE "applicants" ("applicantId" int PRIMARY KEY, "name" text NOT NULL, "municipality" text NOT NULL, "incomeBand" char(1) NOT NULL);
CREATE TABLE "installers" ("installerId" int PRIMARY KEY, "company" text NOT NULL, "approvedFrom" date NOT NULL, "approvedUntil" date);
CREATE TABLE "applications" ("appId" int PRIMARY KEY, "applicantId" int NOT NULL REFERENCES "applicants", "installerId" int REFERENCES "installers", "replaces" text NOT NULL, "submittedOn" date NOT NULL, "decidedOn" date, "approved" boolean, "grantAmount" numeric(9,2), "quotedCost" numeric(9,2) NOT NULL, "finalCost" numeric(9,2), "commissionedOn" date);
CREATE TABLE "payouts" ("payoutId" int PRIMARY KEY, "appId" int NOT NULL REFERENCES "applications", "paidOn" date NOT NULL, "amount" numeric(9,2) NOT NULL);
CREATE TABLE "inspections" ("inspId" int PRIMARY KEY, "appId" int NOT NULL REFERENCES "applications", "inspectedOn" date NOT NULL, "passed" boolean NOT NULL, "inspector" text NOT NULL);
CREATE TABLE "appeals" ("appealId" int PRIMARY KEY, "appId" int NOT NULL REFERENCES "applications", "lodgedOn" date NOT NULL, "upheld" boolean);
COMMENT ON COLUMN "applications"."replaces" IS 'the old heating: oil, gas, wood, electric';
COMMENT ON COLUMN "applications"."approved" IS 'null while undecided';
COMMENT ON COLUMN "appeals"."upheld" IS 'null while pending';
