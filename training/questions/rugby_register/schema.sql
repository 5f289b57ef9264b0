CREATE TABLE "Club" ("ClubId" int PRIMARY KEY, "ClubName" text NOT NULL, "Town" text NOT NULL, "GroundCapacity" int);
CREATE TABLE "Player" ("PlayerId" int PRIMARY KEY, "ClubId" int NOT NULL REFERENCES "Club", "PlayerName" text NOT NULL, "Position" text NOT NULL, "WeightKg" int NOT NULL, "ContractUntil" date NOT NULL, "WeeklyWage" numeric(8,2) NOT NULL);
CREATE TABLE "Referee" ("RefereeId" int PRIMARY KEY, "RefereeName" text NOT NULL, "HomeTown" text NOT NULL);
CREATE TABLE "Fixture" ("FixtureId" int PRIMARY KEY, "Season" text NOT NULL, "KickOff" timestamp NOT NULL, "HomeClubId" int NOT NULL REFERENCES "Club", "AwayClubId" int NOT NULL REFERENCES "Club", "RefereeId" int REFERENCES "Referee", "HomePoints" int, "AwayPoints" int, "Attendance" int, "TicketPrice" numeric(5,2) NOT NULL);
CREATE TABLE "Score" ("ScoreId" int PRIMARY KEY, "FixtureId" int NOT NULL REFERENCES "Fixture", "PlayerId" int NOT NULL REFERENCES "Player", "Kind" text NOT NULL, "Points" int NOT NULL, "Minute" int NOT NULL);
CREATE TABLE "Card" ("CardId" int PRIMARY KEY, "FixtureId" int NOT NULL REFERENCES "Fixture", "PlayerId" int NOT NULL REFERENCES "Player", "Colour" text NOT NULL, "Minute" int NOT NULL);
CREATE TABLE "Injury" ("InjuryId" int PRIMARY KEY, "PlayerId" int NOT NULL REFERENCES "Player", "HurtOn" date NOT NULL, "FitAgainOn" date, "BodyPart" text NOT NULL);
