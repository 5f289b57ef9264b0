CREATE TABLE "operators" ("operatorId" int PRIMARY KEY, "operatorName" text NOT NULL);
CREATE TABLE "lockerSites" ("siteId" int PRIMARY KEY, "siteName" text NOT NULL, "district" text NOT NULL, "indoor" boolean NOT NULL, "boxCount" int NOT NULL, "openedOn" date NOT NULL, "operatorId" int NOT NULL REFERENCES "operators");
CREATE TABLE "couriers" ("courierId" int PRIMARY KEY, "courierName" text NOT NULL, "trainedBy" int REFERENCES "couriers", "startedOn" date NOT NULL);
CREATE TABLE "parcels" ("parcelId" int PRIMARY KEY, "siteId" int NOT NULL REFERENCES "lockerSites", "courierId" int NOT NULL REFERENCES "couriers", "recipient" text NOT NULL, "weightKg" numeric(5,2) NOT NULL, "placedAt" timestamp NOT NULL, "pickUpBy" date NOT NULL, "pickedUpAt" timestamp, "returnedOn" date);
CREATE TABLE "faults" ("faultId" int PRIMARY KEY, "siteId" int NOT NULL REFERENCES "lockerSites", "reportedOn" date NOT NULL, "fixedOn" date, "cause" text NOT NULL, "repairCost" numeric(8,2));
