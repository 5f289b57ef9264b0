CREATE TABLE "Branch" ("branchId" int PRIMARY KEY, "displayName" text NOT NULL, "city" text NOT NULL, "openedAt" date NOT NULL);
CREATE TABLE "BranchSetting" ("branchId" int NOT NULL REFERENCES "Branch", "settingKey" text NOT NULL, "settingValue" text NOT NULL, "updatedAt" date NOT NULL, PRIMARY KEY ("branchId", "settingKey"));
CREATE TABLE "Person" ("personId" int PRIMARY KEY, "fullName" text NOT NULL, "isStaff" boolean NOT NULL, "branchId" int REFERENCES "Branch", "mobileNo" text, "createdAt" date NOT NULL);
CREATE TABLE "Appointment" ("apptId" int PRIMARY KEY, "branchId" int NOT NULL REFERENCES "Branch", "clientId" int NOT NULL REFERENCES "Person" ("personId"), "stylistId" int NOT NULL REFERENCES "Person" ("personId"), "bookedAt" timestamp NOT NULL, "startsAt" timestamp NOT NULL, "service" text NOT NULL, "priceCents" int NOT NULL, "tipCents" int NOT NULL, "outcome" text NOT NULL);
COMMENT ON COLUMN "BranchSetting"."settingKey" IS 'opens, closes, walk_ins (yes/no), deposit_percent, late_fee_cents';
COMMENT ON COLUMN "Appointment"."outcome" IS 'done, noShow, cancelled, planned';
