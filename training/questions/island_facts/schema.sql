CREATE TABLE "Archipelago" ("ArchipelagoId" integer PRIMARY KEY, "Name" text NOT NULL, "Ocean" text NOT NULL, "Country" text NOT NULL);
CREATE TABLE "Island" (
  "IslandId" integer PRIMARY KEY, "ArchipelagoId" integer REFERENCES "Archipelago"("ArchipelagoId"), "Name" text NOT NULL,
  "AreaKm2" numeric(8,1) NOT NULL, "HighestPointM" integer, "Inhabitants" integer NOT NULL, "HasAirstrip" boolean NOT NULL);
COMMENT ON COLUMN "Island"."ArchipelagoId" IS 'empty for single islands';
CREATE TABLE "Ferry" (
  "FerryId" integer PRIMARY KEY, "FerryName" text NOT NULL, "Capacity" integer NOT NULL, "InServiceSince" date NOT NULL, "RetiredOn" date);
CREATE TABLE "Crossing" (
  "CrossingId" integer PRIMARY KEY, "FerryId" integer NOT NULL REFERENCES "Ferry"("FerryId"), "IslandId" integer NOT NULL REFERENCES "Island"("IslandId"),
  "SailedAt" timestamp NOT NULL, "Passengers" integer NOT NULL, "FareIncome" numeric(9,2) NOT NULL, "Cancelled" boolean NOT NULL);
