CREATE TABLE "Person" ("personId" int PRIMARY KEY, "fullName" text NOT NULL, "isTutor" boolean NOT NULL, "isPupil" boolean NOT NULL, "joinedOn" date NOT NULL, "deletedAt" timestamp);
CREATE TABLE "Subject" ("subjectId" int PRIMARY KEY, "title" text NOT NULL, "level" text NOT NULL);
CREATE TABLE "TutorSubject" ("personId" int NOT NULL REFERENCES "Person", "subjectId" int NOT NULL REFERENCES "Subject", "centsPerHour" int NOT NULL, PRIMARY KEY ("personId", "subjectId"));
COMMENT ON TABLE "TutorSubject" IS 'who teaches what, at which price in cents';
CREATE TABLE "Match" ("matchId" int PRIMARY KEY, "tutorId" int NOT NULL REFERENCES "Person" ("personId"), "pupilId" int NOT NULL REFERENCES "Person" ("personId"), "subjectId" int NOT NULL REFERENCES "Subject", "startedOn" date NOT NULL, "endedOn" date, "endReason" text);
CREATE TABLE "Lesson" ("lessonId" int PRIMARY KEY, "matchId" int NOT NULL REFERENCES "Match", "heldOn" date NOT NULL, "minutes" int NOT NULL, "pupilAbsent" boolean NOT NULL, "paidOn" date);
