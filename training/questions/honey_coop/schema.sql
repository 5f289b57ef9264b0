CREATE TABLE "apiaries" ("id" int PRIMARY KEY, "apiaryName" text NOT NULL, "landOwner" text, "altitudeM" int, "rentPerYear" numeric(7,2), "forage" text);
CREATE TABLE "hives" ("id" int PRIMARY KEY, "hiveCode" text UNIQUE NOT NULL, "apiaryId" int NOT NULL REFERENCES "apiaries"("id"), "hiveType" text NOT NULL, "queenYear" int, "queenLine" text, "lostOn" date, "lossCause" text);
CREATE TABLE "beekeepers" ("id" int PRIMARY KEY, "fullName" text NOT NULL, "memberSince" date, "isApprentice" boolean NOT NULL);
CREATE TABLE "inspections" ("id" int PRIMARY KEY, "hiveId" int NOT NULL REFERENCES "hives"("id"), "beekeeperId" int REFERENCES "beekeepers"("id"), "inspectedAt" timestamptz NOT NULL, "framesOfBrood" int, "queenSeen" boolean, "temperMark" int, "miteCount" int, "remarks" text);
CREATE TABLE "harvests" ("id" int PRIMARY KEY, "hiveId" int NOT NULL REFERENCES "hives"("id"), "harvestedOn" date NOT NULL, "honeyKind" text NOT NULL, "weightKg" numeric(5,1) NOT NULL, "waterPercent" numeric(4,1));
CREATE TABLE "treatments" ("id" int PRIMARY KEY, "hiveId" int NOT NULL REFERENCES "hives"("id"), "treatedOn" date NOT NULL, "agent" text NOT NULL, "doseMl" int);
CREATE TABLE "honeySales" ("id" int PRIMARY KEY, "soldOn" date NOT NULL, "buyerName" text, "outlet" text NOT NULL, "honeyKind" text NOT NULL, "jars" int NOT NULL, "pricePerJar" numeric(5,2) NOT NULL, "paidOn" date);
