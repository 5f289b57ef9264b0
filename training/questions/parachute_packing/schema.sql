CREATE TABLE "Manufacturer" ("ManufacturerId" int PRIMARY KEY, "Name" text NOT NULL, "Country" text NOT NULL);
CREATE TABLE "Canopy" (
  "CanopyId" int PRIMARY KEY, "SerialNumber" text NOT NULL UNIQUE, "ManufacturerId" int NOT NULL REFERENCES "Manufacturer"("ManufacturerId"),
  "Model" text NOT NULL, "CanopyType" text NOT NULL, "SizeSqFt" int NOT NULL, "PurchasedOn" date NOT NULL, "PurchasePriceCents" int NOT NULL, "RetiredOn" date
);
CREATE TABLE "Rigger" ("RiggerId" int PRIMARY KEY, "FirstName" text NOT NULL, "LastName" text NOT NULL, "Rating" text NOT NULL, "CertifiedOn" date NOT NULL, "IsActive" boolean NOT NULL);
CREATE TABLE "Club" ("ClubId" int PRIMARY KEY, "ClubName" text NOT NULL, "Airfield" text NOT NULL, "MemberSince" date NOT NULL);
CREATE TABLE "PackJob" (
  "PackJobId" int PRIMARY KEY, "CanopyId" int NOT NULL REFERENCES "Canopy"("CanopyId"), "RiggerId" int NOT NULL REFERENCES "Rigger"("RiggerId"), "ClubId" int NOT NULL REFERENCES "Club"("ClubId"),
  "StartedAt" timestamptz NOT NULL, "FinishedAt" timestamptz, "FeeCents" int NOT NULL, "Outcome" text
);
CREATE TABLE "Defect" ("DefectId" int PRIMARY KEY, "PackJobId" int NOT NULL REFERENCES "PackJob"("PackJobId"), "DefectKind" text NOT NULL, "Severity" int NOT NULL, "RepairedOn" date, "RepairCostCents" int);
CREATE TABLE "Invoice" ("InvoiceId" int PRIMARY KEY, "ClubId" int NOT NULL REFERENCES "Club"("ClubId"), "IssuedOn" date NOT NULL, "AmountCents" int NOT NULL, "PaidOn" date, "PaymentMethod" text);
