CREATE TABLE "clientSites" (
  "siteId" int PRIMARY KEY,
  "siteName" text NOT NULL,
  "clientName" text NOT NULL,
  "district" text NOT NULL,
  "areaSqm" int NOT NULL,
  "priorityLevel" int NOT NULL,
  "saltAllowed" boolean NOT NULL
);
CREATE TABLE "contracts" (
  "contractId" int PRIMARY KEY,
  "siteId" int NOT NULL REFERENCES "clientSites",
  "seasonStart" date NOT NULL,
  "seasonEnd" date NOT NULL,
  "flatFee" numeric(9,2),
  "feePerVisit" numeric(7,2),
  "signedOn" date
);
CREATE TABLE "plows" (
  "plowId" int PRIMARY KEY,
  "nickname" text NOT NULL,
  "plowType" text NOT NULL,
  "widthCm" int NOT NULL,
  "brokenSince" date
);
CREATE TABLE "crewMembers" (
  "crewId" int PRIMARY KEY,
  "fullName" text NOT NULL,
  "phone" text,
  "nightBonus" numeric(5,2) NOT NULL,
  "startedOn" date NOT NULL
);
CREATE TABLE "visits" (
  "visitId" int PRIMARY KEY,
  "siteId" int NOT NULL REFERENCES "clientSites",
  "crewId" int NOT NULL REFERENCES "crewMembers",
  "plowId" int REFERENCES "plows",
  "startedAt" timestamptz NOT NULL,
  "finishedAt" timestamptz,
  "snowCm" int NOT NULL,
  "saltKg" int NOT NULL
);
CREATE TABLE "slipClaims" (
  "claimId" int PRIMARY KEY,
  "siteId" int NOT NULL REFERENCES "clientSites",
  "happenedAt" timestamptz NOT NULL,
  "injuredPerson" text NOT NULL,
  "claimedAmount" numeric(10,2),
  "settledAmount" numeric(10,2),
  "closedOn" date
);
CREATE TABLE "saltPurchases" (
  "purchaseId" int PRIMARY KEY,
  "boughtOn" date NOT NULL,
  "tonnes" numeric(6,2) NOT NULL,
  "pricePerTonne" numeric(7,2) NOT NULL,
  "vendor" text NOT NULL
);
