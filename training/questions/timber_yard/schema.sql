CREATE TABLE "Species" (
  "SpeciesId" int PRIMARY KEY,
  "CommonName" text NOT NULL,
  "Hardwood" boolean NOT NULL,
  "DensityKgM3" int
);
CREATE TABLE "Sawmill" (
  "SawmillId" int PRIMARY KEY,
  "MillName" text NOT NULL,
  "Country" text NOT NULL,
  "FscCertified" boolean NOT NULL
);
CREATE TABLE "Stack" (
  "StackId" int PRIMARY KEY,
  "SpeciesId" int NOT NULL REFERENCES "Species",
  "SawmillId" int NOT NULL REFERENCES "Sawmill",
  "Bay" text NOT NULL,
  "ThicknessMm" int NOT NULL,
  "BoughtOn" date NOT NULL,
  "VolumeBoughtM3" numeric(6,2) NOT NULL,
  "VolumeLeftM3" numeric(6,2) NOT NULL,
  "CostPerM3" numeric(8,2) NOT NULL,
  "PricePerM3" numeric(8,2) NOT NULL
);
CREATE TABLE "KilnRun" (
  "KilnRunId" int PRIMARY KEY,
  "StackId" int NOT NULL REFERENCES "Stack",
  "KilnName" text NOT NULL,
  "StartedAt" timestamptz NOT NULL,
  "EndedAt" timestamptz,
  "MoistureBefore" numeric(4,1) NOT NULL,
  "MoistureAfter" numeric(4,1)
);
CREATE TABLE "Joiner" (
  "JoinerId" int PRIMARY KEY,
  "BusinessName" text NOT NULL,
  "Town" text NOT NULL,
  "DiscountPercent" int NOT NULL,
  "CreditHold" boolean NOT NULL
);
CREATE TABLE "CutOrder" (
  "CutOrderId" int PRIMARY KEY,
  "JoinerId" int NOT NULL REFERENCES "Joiner",
  "PlacedOn" date NOT NULL,
  "PromisedFor" date NOT NULL,
  "FinishedOn" date,
  "Sawyer" text
);
CREATE TABLE "CutOrderItem" (
  "CutOrderId" int REFERENCES "CutOrder",
  "StackId" int REFERENCES "Stack",
  "VolumeM3" numeric(5,2) NOT NULL,
  "ChargedPerM3" numeric(8,2) NOT NULL,
  PRIMARY KEY ("CutOrderId","StackId")
);
COMMENT ON COLUMN "CutOrder"."Sawyer" IS 'Who cut it; empty until somebody takes the order';
