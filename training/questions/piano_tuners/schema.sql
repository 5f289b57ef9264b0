CREATE TABLE "households" (
  "householdId" int PRIMARY KEY,
  "contactName" text NOT NULL,
  "postalCode" text NOT NULL,
  "town" text NOT NULL,
  "phoneNumber" text,
  "isInstitution" boolean NOT NULL,
  "remindEveryMonths" int
);
CREATE TABLE "pianos" (
  "pianoId" int PRIMARY KEY,
  "householdId" int NOT NULL REFERENCES "households"("householdId"),
  "maker" text NOT NULL,
  "kind" text NOT NULL,
  "builtYear" int,
  "pitchHz" numeric(5,1),
  "soldOn" date
);
CREATE TABLE "tuners" (
  "tunerId" int PRIMARY KEY,
  "tunerName" text NOT NULL,
  "trainedAt" text,
  "startedOn" date NOT NULL,
  "kmRate" numeric(4,2) NOT NULL
);
CREATE TABLE "visits" (
  "visitId" int PRIMARY KEY,
  "pianoId" int NOT NULL REFERENCES "pianos"("pianoId"),
  "tunerId" int NOT NULL REFERENCES "tuners"("tunerId"),
  "visitDate" date NOT NULL,
  "purpose" text NOT NULL,
  "drivenKm" int,
  "fee" numeric(7,2),
  "wasCancelled" boolean NOT NULL DEFAULT false
);
CREATE TABLE "repairParts" (
  "partId" int PRIMARY KEY,
  "visitId" int NOT NULL REFERENCES "visits"("visitId"),
  "partName" text NOT NULL,
  "pieces" int NOT NULL,
  "unitPrice" numeric(7,2) NOT NULL
);
CREATE TABLE "invoices" (
  "invoiceNo" int PRIMARY KEY,
  "visitId" int NOT NULL REFERENCES "visits"("visitId"),
  "sentOn" date NOT NULL,
  "total" numeric(8,2) NOT NULL,
  "paidOn" date
);
