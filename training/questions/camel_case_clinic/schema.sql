CREATE TABLE "tblPractitioner" ("practitionerId" int PRIMARY KEY, "fullName" text NOT NULL, "specialtyCode" text NOT NULL, "isLocum" boolean NOT NULL);
COMMENT ON COLUMN "tblPractitioner"."specialtyCode" IS 'PH physiotherapist, OS osteopath, MA massage';
CREATE TABLE "tblClient" ("clientId" int PRIMARY KEY, "fullName" text NOT NULL, "referredByClientId" int REFERENCES "tblClient", "firstSeenOn" date, "deletedAt" timestamp);
COMMENT ON COLUMN "tblClient"."referredByClientId" IS 'the client who sent this one to us';
COMMENT ON COLUMN "tblClient"."deletedAt" IS 'set when the file was removed';
CREATE TABLE "tblSession" ("sessionId" int PRIMARY KEY, "clientId" int NOT NULL REFERENCES "tblClient", "bookedWithId" int NOT NULL REFERENCES "tblPractitioner", "treatedById" int REFERENCES "tblPractitioner", "startsAt" timestamp NOT NULL, "lengthMin" int NOT NULL, "feeCents" int NOT NULL, "state" text NOT NULL);
COMMENT ON COLUMN "tblSession"."treatedById" IS 'who really gave the treatment; empty when it did not take place';
COMMENT ON COLUMN "tblSession"."state" IS 'planned, done, noShow, cancelled';
CREATE TABLE "tblPayment" ("paymentId" int PRIMARY KEY, "sessionId" int NOT NULL REFERENCES "tblSession", "paidOn" date NOT NULL, "amountCents" int NOT NULL, "byInsurer" boolean NOT NULL);
