CREATE TABLE "customers" (
  "customerId" integer PRIMARY KEY,
  "displayName" text NOT NULL,
  "street" text,
  "town" text NOT NULL,
  "customerType" text NOT NULL,
  "firstContactAt" date NOT NULL
);
CREATE TABLE "crews" (
  "crewId" integer PRIMARY KEY,
  "crewName" text NOT NULL,
  "foreman" text NOT NULL,
  "headCount" integer NOT NULL,
  "dayRate" numeric(8,2) NOT NULL
);
CREATE TABLE "quotes" (
  "quoteId" integer PRIMARY KEY,
  "customerId" integer NOT NULL REFERENCES "customers"("customerId"),
  "sentAt" date NOT NULL,
  "validUntil" date NOT NULL,
  "netAmount" numeric(10,2) NOT NULL,
  "acceptedAt" date,
  "rejectedAt" date,
  "subject" text NOT NULL
);
CREATE TABLE "projects" (
  "projectId" integer PRIMARY KEY,
  "quoteId" integer NOT NULL REFERENCES "quotes"("quoteId"),
  "crewId" integer REFERENCES "crews"("crewId"),
  "plannedStart" date NOT NULL,
  "plannedDays" integer NOT NULL,
  "startedAt" date,
  "finishedAt" date
);
CREATE TABLE "workDays" (
  "workDayId" integer PRIMARY KEY,
  "projectId" integer NOT NULL REFERENCES "projects"("projectId"),
  "workedOn" date NOT NULL,
  "hoursTotal" numeric(5,1) NOT NULL,
  "rainStop" boolean NOT NULL
);
CREATE TABLE "materials" (
  "materialId" integer PRIMARY KEY,
  "materialName" text NOT NULL,
  "unitName" text NOT NULL,
  "buyPrice" numeric(8,2) NOT NULL,
  "sellPrice" numeric(8,2) NOT NULL,
  "nursery" text
);
CREATE TABLE "materialUse" (
  "useId" integer PRIMARY KEY,
  "projectId" integer NOT NULL REFERENCES "projects"("projectId"),
  "materialId" integer NOT NULL REFERENCES "materials"("materialId"),
  "amount" numeric(8,1) NOT NULL
);
CREATE TABLE "invoices" (
  "invoiceId" integer PRIMARY KEY,
  "projectId" integer NOT NULL REFERENCES "projects"("projectId"),
  "invoicedAt" date NOT NULL,
  "dueAt" date NOT NULL,
  "netAmount" numeric(10,2) NOT NULL,
  "paidAt" date
);
