CREATE TABLE "AssetType" ("code" text PRIMARY KEY, "label" text NOT NULL, "lifeMonths" int NOT NULL);
CREATE TABLE "Staff" ("staffNo" int PRIMARY KEY, "displayName" text NOT NULL, "team" text NOT NULL, "leftOn" date);
CREATE TABLE "Asset" ("tag" text PRIMARY KEY, "typeCode" text NOT NULL REFERENCES "AssetType" ("code"), "model" text NOT NULL, "boughtOn" date NOT NULL, "costCents" int NOT NULL, "retiredOn" date);
CREATE TABLE "Assignment" ("assignmentId" int PRIMARY KEY, "tag" text NOT NULL REFERENCES "Asset", "staffNo" int NOT NULL REFERENCES "Staff", "issuedBy" int NOT NULL REFERENCES "Staff" ("staffNo"), "issuedOn" date NOT NULL, "returnedOn" date);
CREATE TABLE "AssetNote" ("noteId" int PRIMARY KEY, "tag" text NOT NULL REFERENCES "Asset", "writtenBy" int NOT NULL REFERENCES "Staff" ("staffNo"), "writtenAt" timestamp NOT NULL, "kind" text NOT NULL, "body" text NOT NULL);
