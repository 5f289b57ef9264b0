CREATE TABLE "Client" ("clientId" int PRIMARY KEY, "fullName" text NOT NULL, "town" text NOT NULL, "isTrade" boolean NOT NULL);
CREATE TABLE "Timber" ("timberId" int PRIMARY KEY, "species" text NOT NULL, "pricePerM3" numeric(8,2) NOT NULL, "hardwood" boolean NOT NULL, "m3InStock" numeric(6,2) NOT NULL);
CREATE TABLE "Maker" ("makerId" int PRIMARY KEY, "makerName" text NOT NULL, "hourlyCost" numeric(6,2) NOT NULL, "apprentice" boolean NOT NULL);
CREATE TABLE "Job" ("jobNo" int PRIMARY KEY, "clientId" int NOT NULL REFERENCES "Client", "piece" text NOT NULL, "quotedOn" date NOT NULL, "acceptedOn" date, "promisedFor" date, "deliveredOn" date, "quotedPrice" numeric(9,2) NOT NULL, "invoicedPrice" numeric(9,2), "quotedHours" int NOT NULL);
CREATE TABLE "BenchHour" ("entryId" int PRIMARY KEY, "jobNo" int NOT NULL REFERENCES "Job", "makerId" int NOT NULL REFERENCES "Maker", "workedOn" date NOT NULL, "hours" numeric(4,1) NOT NULL);
CREATE TABLE "WoodUse" ("jobNo" int NOT NULL REFERENCES "Job", "timberId" int NOT NULL REFERENCES "Timber", "m3" numeric(6,3) NOT NULL, "wasteM3" numeric(6,3) NOT NULL, PRIMARY KEY ("jobNo","timberId"));
