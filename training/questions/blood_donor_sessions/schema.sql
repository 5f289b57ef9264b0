CREATE TABLE "donorPool" ("donorNo" int PRIMARY KEY, "fullName" text NOT NULL, "bloodGroup" text NOT NULL, "sex" char(1) NOT NULL, "birthDate" date NOT NULL, "registeredAt" date NOT NULL, "blockedUntil" date, "smsOk" boolean NOT NULL);
CREATE TABLE "session" ("sessionNo" int PRIMARY KEY, "place" text NOT NULL, "sessionDate" date NOT NULL, "beds" int NOT NULL, "targetUnits" int NOT NULL);
CREATE TABLE "donation" ("donationNo" int PRIMARY KEY, "donorNo" int NOT NULL REFERENCES "donorPool", "sessionNo" int NOT NULL REFERENCES "session", "haemoglobin" numeric(4,1) NOT NULL, "outcome" text NOT NULL, "volumeMl" int);
COMMENT ON COLUMN "donation"."outcome" IS 'full, short, deferred, fainted';
CREATE TABLE "bloodUnit" ("unitNo" int PRIMARY KEY, "donationNo" int NOT NULL REFERENCES "donation", "component" text NOT NULL, "expiresOn" date NOT NULL, "issuedOn" date, "issuedTo" text, "discardedOn" date);
