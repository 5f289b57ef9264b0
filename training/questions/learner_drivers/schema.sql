CREATE TABLE "instructors" (
  "id" serial PRIMARY KEY,
  "fullName" text NOT NULL,
  "teachesAutomatic" boolean NOT NULL,
  "hourlyRate" numeric(6,2) NOT NULL,
  "badgeExpires" date NOT NULL,
  "leftOn" date
);
CREATE TABLE "vehicles" (
  "id" serial PRIMARY KEY,
  "plate" text NOT NULL,
  "makeModel" text NOT NULL,
  "gearbox" text NOT NULL,
  "nextService" date,
  "odometerKm" integer NOT NULL
);
CREATE TABLE "learners" (
  "id" serial PRIMARY KEY,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "dateOfBirth" date NOT NULL,
  "mobile" text,
  "signedUpOn" date NOT NULL,
  "theoryPassedOn" date,
  "instructorId" integer REFERENCES "instructors"("id")
);
CREATE TABLE "lessonPackages" (
  "id" serial PRIMARY KEY,
  "packageName" text NOT NULL,
  "lessonCount" integer NOT NULL,
  "price" numeric(8,2) NOT NULL
);
CREATE TABLE "purchases" (
  "id" serial PRIMARY KEY,
  "learnerId" integer NOT NULL REFERENCES "learners"("id"),
  "packageId" integer NOT NULL REFERENCES "lessonPackages"("id"),
  "boughtOn" date NOT NULL,
  "amountPaid" numeric(8,2) NOT NULL,
  "voucherCode" text
);
CREATE TABLE "lessons" (
  "id" serial PRIMARY KEY,
  "learnerId" integer NOT NULL REFERENCES "learners"("id"),
  "instructorId" integer NOT NULL REFERENCES "instructors"("id"),
  "vehicleId" integer NOT NULL REFERENCES "vehicles"("id"),
  "startsAt" timestamptz NOT NULL,
  "durationMin" integer NOT NULL,
  "topic" text,
  "cancelledBy" text
);
CREATE TABLE "drivingTests" (
  "id" serial PRIMARY KEY,
  "learnerId" integer NOT NULL REFERENCES "learners"("id"),
  "testCentre" text NOT NULL,
  "takenOn" date NOT NULL,
  "passed" boolean,
  "faults" integer
);
