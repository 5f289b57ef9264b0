CREATE TABLE "gift_types" ("typeKey" int PRIMARY KEY, "typeName" text NOT NULL, "basePrice" numeric(7,2) NOT NULL, "maxChars" int NOT NULL, "material" text NOT NULL);
CREATE TABLE "clients" ("clientKey" int PRIMARY KEY, "clientName" text NOT NULL, "company" boolean NOT NULL, "city" text NOT NULL);
CREATE TABLE "jobs" ("jobKey" int PRIMARY KEY, "clientKey" int NOT NULL REFERENCES "clients", "orderedOn" date NOT NULL, "neededBy" date, "shippedOn" date, "rush" boolean NOT NULL, "proofSentOn" date, "proofOkOn" date);
CREATE TABLE "jobItems" ("jobKey" int NOT NULL REFERENCES "jobs", "lineNo" int NOT NULL, "typeKey" int NOT NULL REFERENCES "gift_types", "copies" int NOT NULL, "unitPrice" numeric(7,2) NOT NULL, "engraving" text NOT NULL, "engraverKey" int, "spoiled" int NOT NULL, PRIMARY KEY ("jobKey", "lineNo"));
CREATE TABLE "engravers" ("engraverKey" int PRIMARY KEY, "engraverName" text NOT NULL, "machine" text NOT NULL);
ALTER TABLE "jobItems" ADD FOREIGN KEY ("engraverKey") REFERENCES "engravers";
