CREATE TABLE "Member" ("memberId" int PRIMARY KEY, "displayName" text NOT NULL, "postcodeArea" text NOT NULL, "joinedOn" date NOT NULL, "referredBy" int REFERENCES "Member");
CREATE TABLE "Plan" ("planId" int PRIMARY KEY, "planName" text NOT NULL, "bottles" int NOT NULL, "monthlyPrice" numeric(6,2) NOT NULL);
CREATE TABLE "Membership" ("membershipId" int PRIMARY KEY, "memberId" int NOT NULL REFERENCES "Member", "planId" int NOT NULL REFERENCES "Plan", "startedOn" date NOT NULL, "pausedOn" date, "endedOn" date, "endReason" text);
CREATE TABLE "Brewery" ("breweryId" int PRIMARY KEY, "breweryName" text NOT NULL, "country" text NOT NULL);
CREATE TABLE "Beer" ("beerId" int PRIMARY KEY, "beerName" text NOT NULL, "style" text NOT NULL, "abv" numeric(3,1) NOT NULL, "breweryId" int NOT NULL REFERENCES "Brewery", "bottleCost" numeric(5,2) NOT NULL);
CREATE TABLE "Box" ("boxId" int PRIMARY KEY, "membershipId" int NOT NULL REFERENCES "Membership", "month" date NOT NULL, "shippedOn" date, "deliveredOn" date, "chargedAmount" numeric(6,2) NOT NULL);
CREATE TABLE "BoxBeer" ("boxId" int NOT NULL REFERENCES "Box", "beerId" int NOT NULL REFERENCES "Beer", "qty" int NOT NULL, PRIMARY KEY ("boxId", "beerId"));
CREATE TABLE "Rating" ("memberId" int NOT NULL REFERENCES "Member", "beerId" int NOT NULL REFERENCES "Beer", "stars" int NOT NULL, "ratedOn" date NOT NULL, PRIMARY KEY ("memberId", "beerId"));
