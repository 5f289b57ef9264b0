CREATE TABLE "Practice" ("PracticeId" int PRIMARY KEY, "PracticeName" text NOT NULL, "City" text NOT NULL, "StepFree" boolean NOT NULL);
CREATE TABLE "Hygienist" ("HygienistId" int PRIMARY KEY, "FullName" text NOT NULL, "PracticeId" int REFERENCES "Practice"("PracticeId"), "Whitening" boolean NOT NULL, "OnMaternityLeave" boolean NOT NULL);
CREATE TABLE "Patient" ("PatientId" int PRIMARY KEY, "Surname" text NOT NULL, "Forename" text NOT NULL, "Born" date, "Smoker" boolean, "Anxious" boolean NOT NULL, "Mobile" text, "RecallMonths" int, "Deregistered" date);
CREATE TABLE "Appointment" ("AppointmentId" int PRIMARY KEY, "PatientId" int NOT NULL REFERENCES "Patient"("PatientId"), "HygienistId" int REFERENCES "Hygienist"("HygienistId"), "StartsAt" timestamptz NOT NULL, "Status" text NOT NULL, "BleedingScore" int, "XrayTaken" boolean NOT NULL);
CREATE TABLE "PlanMember" ("MemberId" int PRIMARY KEY, "PatientId" int NOT NULL REFERENCES "Patient"("PatientId"), "PlanName" text NOT NULL, "MonthlyCents" int NOT NULL, "JoinedOn" date NOT NULL, "LeftOn" date);
CREATE TABLE "Bill" ("BillNo" int PRIMARY KEY, "AppointmentId" int NOT NULL REFERENCES "Appointment"("AppointmentId"), "AmountCents" int NOT NULL, "IssuedOn" date NOT NULL, "PaidOn" date, "SentToCollection" boolean NOT NULL);
COMMENT ON COLUMN "Appointment"."Status" IS 'kept, missed, cancelled, booked';
COMMENT ON COLUMN "Patient"."Smoker" IS 'empty when the patient was not asked';
