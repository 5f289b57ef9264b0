CREATE TABLE "Club" (
  "ClubId" integer PRIMARY KEY,
  "ClubName" text NOT NULL,
  "Town" text NOT NULL,
  "FoundedYear" integer NOT NULL,
  "Nickname" text
);
CREATE TABLE "Ground" (
  "GroundId" integer PRIMARY KEY,
  "GroundName" text NOT NULL,
  "Town" text NOT NULL,
  "Seats" integer NOT NULL,
  "Surface" text NOT NULL,
  "HasFloodlights" boolean NOT NULL
);
CREATE TABLE "Player" (
  "PlayerId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "ClubId" integer REFERENCES "Club"("ClubId"),
  "Position" text NOT NULL,
  "BirthDate" date NOT NULL,
  "TransferFee" numeric(10,2)
);
CREATE TABLE "Match" (
  "MatchId" integer PRIMARY KEY,
  "HomeClubId" integer NOT NULL REFERENCES "Club"("ClubId"),
  "AwayClubId" integer NOT NULL REFERENCES "Club"("ClubId"),
  "GroundId" integer NOT NULL REFERENCES "Ground"("GroundId"),
  "KickOff" timestamp NOT NULL,
  "HomeGoals" integer,
  "AwayGoals" integer,
  "Attendance" integer,
  "GateReceipts" numeric(10,2)
);
CREATE TABLE "Goal" (
  "GoalId" integer PRIMARY KEY,
  "MatchId" integer NOT NULL REFERENCES "Match"("MatchId"),
  "PlayerId" integer NOT NULL REFERENCES "Player"("PlayerId"),
  "Minute" integer NOT NULL,
  "IsPenalty" boolean NOT NULL DEFAULT false
);
