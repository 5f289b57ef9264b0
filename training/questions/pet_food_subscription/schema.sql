CREATE TABLE "breeds" ("id" int PRIMARY KEY, "breedName" text NOT NULL, "animal" text NOT NULL);
CREATE TABLE "owners" ("id" int PRIMARY KEY, "ownerName" text NOT NULL, "city" text NOT NULL, "invitedBy" int REFERENCES "owners", "signedUpOn" date NOT NULL);
CREATE TABLE "pets" ("id" int PRIMARY KEY, "petName" text NOT NULL, "ownerId" int NOT NULL REFERENCES "owners", "breedId" int REFERENCES "breeds", "bornOn" date, "weightKg" numeric(4,1) NOT NULL);
CREATE TABLE "recipes" ("id" int PRIMARY KEY, "recipeName" text NOT NULL, "pricePerKg" numeric(5,2) NOT NULL, "costPerKg" numeric(5,2) NOT NULL, "retired" boolean NOT NULL);
CREATE TABLE "plans" ("id" int PRIMARY KEY, "petId" int NOT NULL REFERENCES "pets", "recipeId" int NOT NULL REFERENCES "recipes", "kgPerBox" numeric(4,1) NOT NULL, "everyWeeks" int NOT NULL, "startedOn" date NOT NULL, "pausedOn" date, "endedOn" date);
CREATE TABLE "boxes" ("id" int PRIMARY KEY, "planId" int NOT NULL REFERENCES "plans", "plannedFor" date NOT NULL, "shippedOn" date, "arrivedOn" date, "charged" numeric(6,2) NOT NULL, "refunded" numeric(6,2) NOT NULL DEFAULT 0);
