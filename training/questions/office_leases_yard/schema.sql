CREATE TABLE "Building" ("buildingId" int PRIMARY KEY, "buildingName" text NOT NULL, "city" text NOT NULL, "energyClass" char(1) NOT NULL, "boughtFor" numeric(12,2) NOT NULL);
CREATE TABLE "Suite" ("suiteId" int PRIMARY KEY, "buildingId" int NOT NULL REFERENCES "Building", "floorNo" int NOT NULL, "areaSqm" numeric(6,1) NOT NULL, "askPerSqm" numeric(6,2) NOT NULL);
CREATE TABLE "Tenant" ("tenantId" int PRIMARY KEY, "tenantName" text NOT NULL, "sector" text NOT NULL);
CREATE TABLE "Lease" ("leaseId" int PRIMARY KEY, "suiteId" int NOT NULL REFERENCES "Suite", "tenantId" int NOT NULL REFERENCES "Tenant", "signedOn" date NOT NULL, "startsOn" date NOT NULL, "endsOn" date NOT NULL, "breakOn" date, "rentPerSqm" numeric(6,2) NOT NULL, "serviceChargePerSqm" numeric(5,2) NOT NULL, "rentFreeMonths" int NOT NULL);
CREATE TABLE "Viewing" ("viewingId" int PRIMARY KEY, "suiteId" int NOT NULL REFERENCES "Suite", "broker" text NOT NULL, "viewedAt" timestamptz NOT NULL, "interested" boolean NOT NULL);
CREATE TABLE "Works" ("worksId" int PRIMARY KEY, "suiteId" int NOT NULL REFERENCES "Suite", "kind" text NOT NULL, "budget" numeric(10,2) NOT NULL, "spent" numeric(10,2) NOT NULL, "finishedOn" date);
