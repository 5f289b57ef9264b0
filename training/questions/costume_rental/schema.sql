CREATE TABLE "Hirer" (
  "HirerID" int PRIMARY KEY,
  "HirerName" varchar(80) NOT NULL,
  "HirerKind" varchar(20) NOT NULL,
  "City" varchar(40) NOT NULL,
  "DepositHeld" numeric(8,2) NOT NULL DEFAULT 0,
  "Banned" boolean NOT NULL DEFAULT false
);
CREATE TABLE "Era" (
  "EraID" int PRIMARY KEY,
  "EraName" varchar(30) NOT NULL
);
CREATE TABLE "Costume" (
  "CostumeID" int PRIMARY KEY,
  "CostumeName" varchar(60) NOT NULL,
  "EraID" int REFERENCES "Era"("EraID"),
  "Size" varchar(4) NOT NULL,
  "Colour" varchar(20),
  "DailyRate" numeric(6,2) NOT NULL,
  "ReplacementValue" numeric(8,2) NOT NULL,
  "PurchaseDate" date NOT NULL,
  "RetiredDate" date
);
CREATE TABLE "Hire" (
  "HireID" int PRIMARY KEY,
  "HirerID" int NOT NULL REFERENCES "Hirer"("HirerID"),
  "ProductionTitle" varchar(60),
  "OutDate" date NOT NULL,
  "DueDate" date NOT NULL,
  "TakenBy" varchar(40) NOT NULL
);
CREATE TABLE "HireLine" (
  "HireID" int NOT NULL REFERENCES "Hire"("HireID"),
  "CostumeID" int NOT NULL REFERENCES "Costume"("CostumeID"),
  "AgreedRate" numeric(6,2) NOT NULL,
  "ReturnedDate" date,
  "DamageFee" numeric(7,2),
  PRIMARY KEY ("HireID","CostumeID")
);
CREATE TABLE "Cleaning" (
  "CleaningID" int PRIMARY KEY,
  "CostumeID" int NOT NULL REFERENCES "Costume"("CostumeID"),
  "SentDate" date NOT NULL,
  "BackDate" date,
  "Cost" numeric(6,2),
  "Cleaner" varchar(40) NOT NULL
);
CREATE TABLE "Fitting" (
  "FittingID" int PRIMARY KEY,
  "HirerID" int NOT NULL REFERENCES "Hirer"("HirerID"),
  "FittingTime" timestamp NOT NULL,
  "Seamstress" varchar(40) NOT NULL,
  "Attended" boolean
);
