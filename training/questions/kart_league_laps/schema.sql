CREATE TABLE "Track" ("trackId" int PRIMARY KEY, "trackName" text NOT NULL, "lengthM" int NOT NULL, "indoor" boolean NOT NULL);
CREATE TABLE "Team" ("teamId" int PRIMARY KEY, "teamName" text NOT NULL);
CREATE TABLE "Driver" ("driverId" int PRIMARY KEY, "nick" text NOT NULL, "birthDate" date NOT NULL, "weightKg" numeric(4,1) NOT NULL, "teamId" int REFERENCES "Team");
CREATE TABLE "Race" ("raceId" int PRIMARY KEY, "trackId" int NOT NULL REFERENCES "Track", "startedAt" timestamp NOT NULL, "laps" int NOT NULL, "wet" boolean NOT NULL);
CREATE TABLE "Finish" ("raceId" int NOT NULL REFERENCES "Race", "driverId" int NOT NULL REFERENCES "Driver", "gridPos" int NOT NULL, "finishPos" int, "points" int NOT NULL, "penaltySec" int NOT NULL, PRIMARY KEY ("raceId","driverId"));
CREATE TABLE "Lap" ("raceId" int NOT NULL REFERENCES "Race", "driverId" int NOT NULL REFERENCES "Driver", "lapNo" int NOT NULL, "seconds" numeric(6,3) NOT NULL, PRIMARY KEY ("raceId","driverId","lapNo"));
COMMENT ON COLUMN "Finish"."finishPos" IS 'null when the driver did not finish';
