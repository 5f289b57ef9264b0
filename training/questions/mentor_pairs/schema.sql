CREATE TABLE "people" ("id" serial PRIMARY KEY, "displayName" text NOT NULL, "team" text NOT NULL, "gradeLevel" int NOT NULL, "managerId" int REFERENCES "people" ("id"), "hiredOn" date NOT NULL, "leftOn" date);
CREATE TABLE "pairings" ("id" int PRIMARY KEY, "mentorId" int NOT NULL REFERENCES "people" ("id"), "menteeId" int NOT NULL REFERENCES "people" ("id"), "goal" text NOT NULL, "startedOn" date NOT NULL, "plannedEnd" date NOT NULL, "endedOn" date, "endedBy" text);
CREATE TABLE "meetings" ("id" int PRIMARY KEY, "pairingId" int NOT NULL REFERENCES "pairings" ("id"), "heldAt" timestamp NOT NULL, "minutes" int NOT NULL, "isRemote" boolean NOT NULL, "mentorRating" int, "menteeRating" int);
CREATE TABLE "peopleSkills" ("personId" int NOT NULL REFERENCES "people" ("id"), "skill" text NOT NULL, "wantsToTeach" boolean NOT NULL, PRIMARY KEY ("personId", "skill"));
COMMENT ON COLUMN "pairings"."endedBy" IS 'mentor, mentee or programme; null while running';
COMMENT ON COLUMN "meetings"."mentorRating" IS 'how the mentor rated the meeting, 1 to 5';
