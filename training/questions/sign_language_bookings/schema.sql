CREATE TABLE "interpreter" (
  "interpreterId" int PRIMARY KEY,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "registeredSince" date NOT NULL,
  "level" text NOT NULL,
  "homePostcode" text,
  "hourlyFee" numeric(6,2) NOT NULL,
  "isActive" boolean NOT NULL
);
CREATE TABLE "skill" (
  "skillId" int PRIMARY KEY,
  "skillName" text NOT NULL
);
CREATE TABLE "interpreterSkill" (
  "interpreterId" int NOT NULL REFERENCES "interpreter"("interpreterId"),
  "skillId" int NOT NULL REFERENCES "skill"("skillId"),
  PRIMARY KEY ("interpreterId", "skillId")
);
CREATE TABLE "customer" (
  "customerId" int PRIMARY KEY,
  "orgName" text NOT NULL,
  "sector" text NOT NULL,
  "purchaseOrderNeeded" boolean NOT NULL,
  "contactEmail" text
);
CREATE TABLE "assignment" (
  "assignmentId" int PRIMARY KEY,
  "customerId" int NOT NULL REFERENCES "customer"("customerId"),
  "skillId" int REFERENCES "skill"("skillId"),
  "title" text NOT NULL,
  "town" text,
  "isRemote" boolean NOT NULL,
  "startsAt" timestamp NOT NULL,
  "endsAt" timestamp NOT NULL,
  "interpretersNeeded" int NOT NULL,
  "requestedAt" timestamp NOT NULL,
  "status" text NOT NULL
);
CREATE TABLE "assignmentInterpreter" (
  "assignmentId" int NOT NULL REFERENCES "assignment"("assignmentId"),
  "interpreterId" int NOT NULL REFERENCES "interpreter"("interpreterId"),
  "acceptedAt" timestamp,
  "declinedAt" timestamp,
  "travelKm" int,
  PRIMARY KEY ("assignmentId", "interpreterId")
);
CREATE TABLE "bill" (
  "billId" int PRIMARY KEY,
  "assignmentId" int NOT NULL REFERENCES "assignment"("assignmentId"),
  "issuedOn" date NOT NULL,
  "netAmount" numeric(9,2) NOT NULL,
  "dueOn" date NOT NULL,
  "paidOn" date
);
