CREATE TABLE "Opening" ("openingId" int PRIMARY KEY, "jobTitle" text NOT NULL, "city" text NOT NULL, "postedOn" date NOT NULL, "closedOn" date, "seats" int NOT NULL, "hiringLead" text NOT NULL);
CREATE TABLE "Applicant" ("applicantId" int PRIMARY KEY, "name" text NOT NULL, "source" text NOT NULL, "askedSalary" int, "yearsExp" int NOT NULL);
CREATE TABLE "Application" ("applicationId" int PRIMARY KEY, "openingId" int NOT NULL REFERENCES "Opening", "applicantId" int NOT NULL REFERENCES "Applicant", "receivedOn" date NOT NULL, "rejectedOn" date, "offeredOn" date, "acceptedOn" date);
CREATE TABLE "Round" ("roundId" int PRIMARY KEY, "applicationId" int NOT NULL REFERENCES "Application", "stage" text NOT NULL, "heldAt" timestamp NOT NULL, "minutes" int NOT NULL);
CREATE TABLE "Scorecard" ("scorecardId" int PRIMARY KEY, "roundId" int NOT NULL REFERENCES "Round", "interviewer" text NOT NULL, "score" int NOT NULL, "verdict" text NOT NULL);
COMMENT ON COLUMN "Scorecard"."verdict" IS 'hire, no hire, unsure';
