CREATE TABLE "plantSpecies" (
  "speciesId" serial PRIMARY KEY,
  "latinName" text NOT NULL,
  "commonName" text NOT NULL,
  "plantKind" text NOT NULL,
  "hardyToCelsius" int,
  "likesShade" boolean NOT NULL
);
CREATE TABLE "greenhouses" (
  "greenhouseId" serial PRIMARY KEY,
  "label" text NOT NULL,
  "areaM2" int NOT NULL,
  "heated" boolean NOT NULL
);
CREATE TABLE "batches" (
  "batchId" serial PRIMARY KEY,
  "speciesId" int NOT NULL REFERENCES "plantSpecies",
  "greenhouseId" int REFERENCES "greenhouses",
  "sownOn" date NOT NULL,
  "potCount" int NOT NULL,
  "lostCount" int NOT NULL,
  "readyOn" date,
  "discardedOn" date
);
CREATE TABLE "gardeners" (
  "gardenerId" serial PRIMARY KEY,
  "fullName" text NOT NULL,
  "startedOn" date NOT NULL,
  "seasonal" boolean NOT NULL
);
CREATE TABLE "careLog" (
  "careId" serial PRIMARY KEY,
  "batchId" int NOT NULL REFERENCES "batches",
  "gardenerId" int NOT NULL REFERENCES "gardeners",
  "doneAt" timestamptz NOT NULL,
  "task" text NOT NULL,
  "minutesSpent" int NOT NULL
);
CREATE TABLE "buyers" (
  "buyerId" serial PRIMARY KEY,
  "buyerName" text NOT NULL,
  "buyerType" text NOT NULL,
  "town" text,
  "discountPct" numeric(4,1) NOT NULL
);
CREATE TABLE "salesOrders" (
  "orderId" serial PRIMARY KEY,
  "buyerId" int NOT NULL REFERENCES "buyers",
  "orderedOn" date NOT NULL,
  "collectedOn" date,
  "paidOn" date
);
CREATE TABLE "orderItems" (
  "orderId" int REFERENCES "salesOrders",
  "speciesId" int REFERENCES "plantSpecies",
  "pots" int NOT NULL,
  "unitPrice" numeric(7,2) NOT NULL,
  PRIMARY KEY ("orderId", "speciesId")
);
