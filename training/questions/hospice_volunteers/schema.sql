CREATE TABLE "Volunteer" (
  "VolunteerId" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Phone" text,
  "StartedOn" date NOT NULL,
  "LeftOn" date,
  "HasCar" boolean NOT NULL,
  "District" text NOT NULL
);
CREATE TABLE "Training" (
  "TrainingId" integer PRIMARY KEY,
  "Title" text NOT NULL,
  "Mandatory" boolean NOT NULL,
  "Hours" numeric(4,1) NOT NULL
);
CREATE TABLE "VolunteerTraining" (
  "VolunteerId" integer NOT NULL REFERENCES "Volunteer"("VolunteerId"),
  "TrainingId" integer NOT NULL REFERENCES "Training"("TrainingId"),
  "CompletedOn" date NOT NULL,
  "ValidUntil" date,
  PRIMARY KEY ("VolunteerId","TrainingId")
);
CREATE TABLE "Guest" (
  "GuestId" integer PRIMARY KEY,
  "GuestName" text NOT NULL,
  "BirthYear" integer,
  "AdmittedOn" date NOT NULL,
  "DischargedOn" date,
  "Ward" text NOT NULL,
  "Faith" text
);
CREATE TABLE "Visit" (
  "VisitId" integer PRIMARY KEY,
  "VolunteerId" integer NOT NULL REFERENCES "Volunteer"("VolunteerId"),
  "GuestId" integer NOT NULL REFERENCES "Guest"("GuestId"),
  "StartsAt" timestamptz NOT NULL,
  "Minutes" integer,
  "Activity" text NOT NULL,
  "Outcome" text NOT NULL
);
CREATE TABLE "ExpenseClaim" (
  "ClaimId" integer PRIMARY KEY,
  "VolunteerId" integer NOT NULL REFERENCES "Volunteer"("VolunteerId"),
  "ClaimedOn" date NOT NULL,
  "Category" text NOT NULL,
  "Amount" numeric(7,2) NOT NULL,
  "PaidOn" date
);
