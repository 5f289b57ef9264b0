CREATE TABLE "clinic" (
  "id" serial PRIMARY KEY,
  "name" varchar(80) NOT NULL,
  "city" varchar(60) NOT NULL,
  "openedAt" date NOT NULL
);
CREATE TABLE "practitioner" (
  "id" serial PRIMARY KEY,
  "fullName" varchar(120) NOT NULL,
  "specialty" varchar(60) NOT NULL,
  "clinicId" integer NOT NULL REFERENCES "clinic"("id"),
  "startedAt" date NOT NULL,
  "leftAt" date
);
CREATE TABLE "treatment" (
  "id" serial PRIMARY KEY,
  "title" varchar(120) NOT NULL,
  "treatmentGroup" varchar(60) NOT NULL,
  "listPrice" numeric(8,2) NOT NULL,
  "materialCost" numeric(8,2) NOT NULL,
  "durationMinutes" integer NOT NULL
);
CREATE TABLE "patient" (
  "id" serial PRIMARY KEY,
  "fullName" varchar(120) NOT NULL,
  "sex" char(1),
  "birthDate" date,
  "insurer" varchar(60),
  "firstSeenAt" date NOT NULL,
  "source" varchar(30)
);
CREATE TABLE "appointment" (
  "id" serial PRIMARY KEY,
  "patientId" integer NOT NULL REFERENCES "patient"("id"),
  "practitionerId" integer NOT NULL REFERENCES "practitioner"("id"),
  "bookedAt" timestamp NOT NULL,
  "startsAt" timestamp NOT NULL,
  "state" varchar(20) NOT NULL
);
COMMENT ON COLUMN "appointment"."state" IS 'planned, done, cancelled, missed';
CREATE TABLE "performedTreatment" (
  "id" serial PRIMARY KEY,
  "appointmentId" integer NOT NULL REFERENCES "appointment"("id"),
  "treatmentId" integer NOT NULL REFERENCES "treatment"("id"),
  "quantity" integer NOT NULL,
  "unitPrice" numeric(8,2) NOT NULL
);
CREATE TABLE "invoice" (
  "id" serial PRIMARY KEY,
  "appointmentId" integer NOT NULL REFERENCES "appointment"("id"),
  "amount" numeric(9,2) NOT NULL,
  "issuedAt" date NOT NULL,
  "paidAt" date,
  "payer" varchar(20) NOT NULL
);
CREATE TABLE "quote" (
  "id" serial PRIMARY KEY,
  "patientId" integer NOT NULL REFERENCES "patient"("id"),
  "treatmentId" integer NOT NULL REFERENCES "treatment"("id"),
  "amount" numeric(9,2) NOT NULL,
  "sentAt" date NOT NULL,
  "acceptedAt" date,
  "declinedAt" date
);
