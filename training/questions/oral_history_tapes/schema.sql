CREATE TABLE "Narrator" ("id" serial PRIMARY KEY, "fullName" text NOT NULL, "birthYear" int NOT NULL, "deathYear" int, "introducedBy" int REFERENCES "Narrator", "occupation" text);
CREATE TABLE "Interviewer" ("id" serial PRIMARY KEY, "fullName" text NOT NULL, "paid" boolean NOT NULL);
CREATE TABLE "Interview" ("id" serial PRIMARY KEY, "narratorId" int NOT NULL REFERENCES "Narrator", "interviewerId" int NOT NULL REFERENCES "Interviewer", "recordedOn" date NOT NULL, "language" text NOT NULL, "consentSignedOn" date);
CREATE TABLE "Tape" ("id" serial PRIMARY KEY, "interviewId" int NOT NULL REFERENCES "Interview", "side" char(1) NOT NULL, "minutes" int NOT NULL, "digitisedOn" date, "condition" text NOT NULL);
CREATE TABLE "Topic" ("code" text PRIMARY KEY, "label" text NOT NULL);
CREATE TABLE "InterviewTopic" ("interviewId" int NOT NULL REFERENCES "Interview", "topicCode" text NOT NULL REFERENCES "Topic", "fromYear" int, "toYear" int, PRIMARY KEY ("interviewId","topicCode"));
CREATE TABLE "Transcript" ("interviewId" int PRIMARY KEY REFERENCES "Interview", "startedOn" date NOT NULL, "finishedOn" date, "words" int);
COMMENT ON COLUMN "InterviewTopic"."fromYear" IS 'first year the narrator speaks about under this topic';
COMMENT ON COLUMN "Tape"."condition" IS 'good, fair, poor';
