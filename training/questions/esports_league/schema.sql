CREATE TABLE "games" (
  "id" int PRIMARY KEY,
  "name" text NOT NULL,
  "teamSize" int NOT NULL
);
CREATE TABLE "teams" (
  "id" int PRIMARY KEY,
  "tag" varchar(5) NOT NULL,
  "fullName" text NOT NULL,
  "gameId" int NOT NULL REFERENCES "games"("id"),
  "region" text NOT NULL,
  "foundedOn" date,
  "disbandedOn" date
);
CREATE TABLE "players" (
  "id" int PRIMARY KEY,
  "handle" text NOT NULL,
  "realName" text,
  "country" text,
  "bornOn" date,
  "mainRole" text
);
CREATE TABLE "contracts" (
  "id" int PRIMARY KEY,
  "playerId" int NOT NULL REFERENCES "players"("id"),
  "teamId" int NOT NULL REFERENCES "teams"("id"),
  "validFrom" date NOT NULL,
  "validTo" date,
  "monthlySalary" int NOT NULL,
  "buyout" int
);
CREATE TABLE "seasons" (
  "id" int PRIMARY KEY,
  "gameId" int NOT NULL REFERENCES "games"("id"),
  "label" text NOT NULL,
  "startsOn" date NOT NULL,
  "endsOn" date NOT NULL,
  "prizePool" int
);
CREATE TABLE "matches" (
  "id" int PRIMARY KEY,
  "seasonId" int NOT NULL REFERENCES "seasons"("id"),
  "homeTeamId" int NOT NULL REFERENCES "teams"("id"),
  "awayTeamId" int NOT NULL REFERENCES "teams"("id"),
  "playedAt" timestamptz NOT NULL,
  "homeMaps" int,
  "awayMaps" int,
  "peakViewers" int,
  "forfeited" boolean NOT NULL
);
CREATE TABLE "playerStats" (
  "matchId" int NOT NULL REFERENCES "matches"("id"),
  "playerId" int NOT NULL REFERENCES "players"("id"),
  "kills" int NOT NULL,
  "deaths" int NOT NULL,
  "mvp" boolean NOT NULL,
  PRIMARY KEY ("matchId", "playerId")
);
CREATE TABLE "fines" (
  "id" int PRIMARY KEY,
  "teamId" int REFERENCES "teams"("id"),
  "playerId" int REFERENCES "players"("id"),
  "issuedOn" date NOT NULL,
  "amount" int NOT NULL,
  "reason" text NOT NULL,
  "paidOn" date
);
