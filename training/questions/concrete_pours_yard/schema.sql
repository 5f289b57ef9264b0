CREATE TABLE "Plant" (id int PRIMARY KEY, name text NOT NULL, "m3PerHour" int NOT NULL);
CREATE TABLE "Mix" (code text PRIMARY KEY, strength_mpa int NOT NULL, "pricePerM3" numeric(6,2) NOT NULL, max_minutes int NOT NULL);
CREATE TABLE "Builder" (id int PRIMARY KEY, name text NOT NULL, "creditStop" boolean NOT NULL);
CREATE TABLE "Pour" (id int PRIMARY KEY, "builderId" int NOT NULL REFERENCES "Builder", "mixCode" text NOT NULL REFERENCES "Mix", element text NOT NULL, "plannedFor" date NOT NULL, "orderedM3" numeric(6,1) NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE "Load" (id int PRIMARY KEY, "pourId" int NOT NULL REFERENCES "Pour", "plantId" int NOT NULL REFERENCES "Plant", "batchedAt" timestamptz NOT NULL, "dischargedAt" timestamptz, m3 numeric(4,1) NOT NULL, slump_mm int, rejected boolean NOT NULL, "waitingMin" int NOT NULL);
CREATE TABLE "Cube" (id int PRIMARY KEY, "loadId" int NOT NULL REFERENCES "Load", "ageDays" int NOT NULL, mpa numeric(4,1) NOT NULL);
