CREATE TABLE "strain" ("strainCode" text PRIMARY KEY, "background" text NOT NULL, "transgenic" boolean NOT NULL);
CREATE TABLE "room" ("roomId" int PRIMARY KEY, "label" text NOT NULL, "maxCages" int NOT NULL);
CREATE TABLE "cage" ("cageId" int PRIMARY KEY, "roomId" int NOT NULL REFERENCES "room", "openedOn" date NOT NULL, "closedOn" date, "purpose" text NOT NULL, "dailyRateCents" int NOT NULL, "payer" text NOT NULL);
CREATE TABLE "mouse" ("mouseId" int PRIMARY KEY, "strainCode" text NOT NULL REFERENCES "strain", "cageId" int REFERENCES "cage", "sex" char(1) NOT NULL, "bornOn" date NOT NULL, "motherId" int REFERENCES "mouse", "diedOn" date, "deathCause" text, "earTag" text);
CREATE TABLE "weighing" ("weighingId" int PRIMARY KEY, "mouseId" int NOT NULL REFERENCES "mouse", "weighedOn" date NOT NULL, "grams" numeric(4,1) NOT NULL);
CREATE TABLE "genotyping" ("sampleId" int PRIMARY KEY, "mouseId" int NOT NULL REFERENCES "mouse", "takenOn" date NOT NULL, "resultOn" date, "outcome" text);
COMMENT ON COLUMN "cage"."purpose" IS 'breeding, stock, experiment';
COMMENT ON COLUMN "genotyping"."outcome" IS 'wt, het, hom, failed';
