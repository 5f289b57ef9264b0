CREATE TABLE "District" ("DistrictCode" text PRIMARY KEY, "DistrictName" text NOT NULL, "RangerName" text);
CREATE TABLE "Stand" (
  "StandId" int PRIMARY KEY,
  "DistrictCode" text NOT NULL REFERENCES "District",
  "LocalName" text NOT NULL,
  "MainSpecies" text NOT NULL,
  "AreaHa" numeric(6,1) NOT NULL,
  "PlantedYear" int,
  "VolumePerHa" numeric(6,1) NOT NULL,
  "Protected" boolean NOT NULL,
  "LastThinnedOn" date
);
CREATE TABLE "Contractor" ("ContractorId" int PRIMARY KEY, "CompanyName" text NOT NULL, "HasHarvester" boolean NOT NULL, "CertifiedUntil" date);
CREATE TABLE "FellingPermit" (
  "PermitNo" text PRIMARY KEY,
  "StandId" int NOT NULL REFERENCES "Stand",
  "ContractorId" int REFERENCES "Contractor",
  "Reason" text NOT NULL,
  "PermittedM3" int NOT NULL,
  "ValidFrom" date NOT NULL,
  "ValidTo" date NOT NULL
);
CREATE TABLE "LogPile" (
  "PileId" int PRIMARY KEY,
  "PermitNo" text NOT NULL REFERENCES "FellingPermit",
  "Assortment" text NOT NULL,
  "VolumeM3" numeric(6,1) NOT NULL,
  "StackedOn" date NOT NULL,
  "FetchedOn" date,
  "BuyerName" text,
  "PricePerM3" numeric(6,2)
);
CREATE TABLE "BeetleTrap" ("TrapId" int PRIMARY KEY, "StandId" int NOT NULL REFERENCES "Stand", "SetUpOn" date NOT NULL);
CREATE TABLE "TrapCount" ("TrapId" int NOT NULL REFERENCES "BeetleTrap", "CountedOn" date NOT NULL, "Beetles" int NOT NULL, PRIMARY KEY ("TrapId","CountedOn"));
CREATE TABLE "Planting" ("PlantingId" int PRIMARY KEY, "StandId" int NOT NULL REFERENCES "Stand", "PlantedOn" date NOT NULL, "Species" text NOT NULL, "Seedlings" int NOT NULL, "UnitCost" numeric(5,2) NOT NULL, "SurvivalPct" int);
