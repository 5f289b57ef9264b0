CREATE TABLE "costumes" (
  "costumeId" integer PRIMARY KEY,
  "costumeName" text NOT NULL,
  "era" text NOT NULL,
  "sizeLabel" text NOT NULL,
  "dailyRate" numeric(6,2) NOT NULL,
  "replacementValue" numeric(8,2) NOT NULL,
  "acquiredOn" date NOT NULL,
  "isRetired" boolean NOT NULL DEFAULT false,
  "rackCode" text
);
CREATE TABLE "accessories" (
  "accessoryId" integer PRIMARY KEY,
  "accessoryName" text NOT NULL,
  "piecesOwned" integer NOT NULL,
  "dailyRate" numeric(5,2) NOT NULL
);
CREATE TABLE "hirers" (
  "hirerId" integer PRIMARY KEY,
  "hirerName" text NOT NULL,
  "hirerKind" text NOT NULL,
  "emailAddress" text,
  "townName" text,
  "blacklistedAt" timestamptz
);
CREATE TABLE "hires" (
  "hireId" integer PRIMARY KEY,
  "hirerId" integer NOT NULL REFERENCES "hirers"("hirerId"),
  "takenBy" text NOT NULL,
  "outDate" date NOT NULL,
  "dueDate" date NOT NULL,
  "backDate" date,
  "occasion" text,
  "depositHeld" numeric(7,2) NOT NULL,
  "depositRefunded" numeric(7,2)
);
CREATE TABLE "hireCostumes" (
  "hireId" integer NOT NULL REFERENCES "hires"("hireId"),
  "costumeId" integer NOT NULL REFERENCES "costumes"("costumeId"),
  "chargedPerDay" numeric(6,2) NOT NULL,
  "damageNote" text,
  PRIMARY KEY ("hireId","costumeId")
);
CREATE TABLE "hireAccessories" (
  "hireId" integer NOT NULL REFERENCES "hires"("hireId"),
  "accessoryId" integer NOT NULL REFERENCES "accessories"("accessoryId"),
  "pieces" integer NOT NULL,
  PRIMARY KEY ("hireId","accessoryId")
);
CREATE TABLE "cleaningJobs" (
  "jobId" integer PRIMARY KEY,
  "costumeId" integer NOT NULL REFERENCES "costumes"("costumeId"),
  "sentOn" date NOT NULL,
  "returnedOn" date,
  "cleanerName" text NOT NULL,
  "cost" numeric(6,2)
);
