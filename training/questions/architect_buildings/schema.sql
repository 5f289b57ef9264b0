CREATE TABLE "Architects" (
  "ArchitectId" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "Nationality" text NOT NULL,
  "BornOn" date NOT NULL,
  "DiedOn" date,
  "TaughtBy" integer REFERENCES "Architects"("ArchitectId")
);
CREATE TABLE "Buildings" (
  "BuildingId" integer PRIMARY KEY,
  "Title" text NOT NULL,
  "City" text NOT NULL,
  "Style" text NOT NULL,
  "Purpose" text NOT NULL,
  "HeightMetres" numeric(6,1),
  "Floors" integer NOT NULL,
  "CompletedYear" integer,
  "IsListed" boolean NOT NULL
);
CREATE TABLE "Designs" (
  "ArchitectId" integer NOT NULL REFERENCES "Architects"("ArchitectId"),
  "BuildingId" integer NOT NULL REFERENCES "Buildings"("BuildingId"),
  "LeadRole" boolean NOT NULL,
  PRIMARY KEY ("ArchitectId", "BuildingId")
);
CREATE TABLE "Restorations" (
  "RestorationId" integer PRIMARY KEY,
  "BuildingId" integer NOT NULL REFERENCES "Buildings"("BuildingId"),
  "StartedOn" date NOT NULL,
  "FinishedOn" date,
  "CostEuro" numeric(12,2) NOT NULL,
  "PaidBy" text NOT NULL
);
