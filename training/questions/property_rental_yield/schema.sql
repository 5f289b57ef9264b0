CREATE TABLE "Owners" ("OwnerID" int PRIMARY KEY, "OwnerName" text NOT NULL, "FeePercent" numeric(4,1) NOT NULL);
CREATE TABLE "Buildings" (
  "BuildingID" int PRIMARY KEY,
  "OwnerID" int NOT NULL REFERENCES "Owners",
  "Street" text NOT NULL,
  "Quarter" text NOT NULL,
  "PurchasePrice" numeric(11,0) NOT NULL,
  "PurchasedOn" date NOT NULL
);
CREATE TABLE "Units" (
  "UnitID" int PRIMARY KEY,
  "BuildingID" int NOT NULL REFERENCES "Buildings",
  "Door" text NOT NULL,
  "UnitType" text NOT NULL,
  "SquareMetres" numeric(6,1) NOT NULL,
  "TargetRent" numeric(8,2) NOT NULL
);
COMMENT ON COLUMN "Units"."UnitType" IS 'flat, shop or garage';
CREATE TABLE "Tenants" ("TenantID" int PRIMARY KEY, "TenantName" text NOT NULL, "Email" text);
CREATE TABLE "Leases" (
  "LeaseID" int PRIMARY KEY,
  "UnitID" int NOT NULL REFERENCES "Units",
  "TenantID" int NOT NULL REFERENCES "Tenants",
  "StartsOn" date NOT NULL,
  "EndsOn" date,
  "MonthlyRent" numeric(8,2) NOT NULL,
  "ServiceCharge" numeric(7,2) NOT NULL,
  "Deposit" numeric(8,2)
);
CREATE TABLE "RentCharges" (
  "ChargeID" int PRIMARY KEY,
  "LeaseID" int NOT NULL REFERENCES "Leases",
  "DueOn" date NOT NULL,
  "Amount" numeric(8,2) NOT NULL
);
CREATE TABLE "RentPayments" (
  "PaymentID" int PRIMARY KEY,
  "ChargeID" int NOT NULL REFERENCES "RentCharges",
  "PaidOn" date NOT NULL,
  "Amount" numeric(8,2) NOT NULL
);
CREATE TABLE "Repairs" (
  "RepairID" int PRIMARY KEY,
  "UnitID" int NOT NULL REFERENCES "Units",
  "Trade" text NOT NULL,
  "ReportedOn" date NOT NULL,
  "FinishedOn" date,
  "Cost" numeric(8,2)
);
CREATE TABLE "Viewings" (
  "ViewingID" int PRIMARY KEY,
  "UnitID" int NOT NULL REFERENCES "Units",
  "ViewedOn" date NOT NULL,
  "Visitors" int NOT NULL,
  "LedToLease" boolean NOT NULL
);
