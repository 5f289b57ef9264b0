CREATE TABLE "Pub" ("pubId" int PRIMARY KEY, "pubName" text NOT NULL, "town" text NOT NULL, "seats" int NOT NULL);
CREATE TABLE "Team" ("teamId" int PRIMARY KEY, "teamName" text NOT NULL, "homePubId" int NOT NULL REFERENCES "Pub", "formedOn" date NOT NULL, "foldedOn" date);
CREATE TABLE "Player" ("playerId" int PRIMARY KEY, "playerName" text NOT NULL, "teamId" int REFERENCES "Team", "invitedById" int REFERENCES "Player", "joinedOn" date NOT NULL);
CREATE TABLE "QuizNight" ("nightId" int PRIMARY KEY, "pubId" int NOT NULL REFERENCES "Pub", "startsAt" timestamp NOT NULL, "quizmaster" text NOT NULL, "rounds" int NOT NULL, "jackpot" numeric(7,2) NOT NULL, "jackpotPaid" numeric(7,2) NOT NULL);
CREATE TABLE "Entry" ("nightId" int NOT NULL REFERENCES "QuizNight", "teamId" int NOT NULL REFERENCES "Team", "heads" int NOT NULL, "points" int NOT NULL, "place" int NOT NULL, "feePaid" numeric(6,2) NOT NULL, PRIMARY KEY ("nightId","teamId"));
COMMENT ON COLUMN "Entry"."heads" IS 'players at the table that night';
