CREATE TABLE "Store" (
  "StoreId" int PRIMARY KEY,
  "StoreName" text NOT NULL,
  "Chain" text,
  "Municipality" text NOT NULL
);
CREATE TABLE "ReturnMachine" (
  "MachineId" int PRIMARY KEY,
  "StoreId" int NOT NULL REFERENCES "Store",
  "Vendor" text NOT NULL,
  "InstalledOn" date NOT NULL,
  "RetiredOn" date
);
CREATE TABLE "ContainerKind" (
  "KindCode" text PRIMARY KEY,
  "Description" text NOT NULL,
  "Material" text NOT NULL,
  "VolumeMl" int NOT NULL,
  "DepositOre" int NOT NULL
);
CREATE TABLE "Brand" (
  "BrandId" int PRIMARY KEY,
  "BrandName" text NOT NULL,
  "Brewery" text NOT NULL,
  "RegisteredOn" date NOT NULL
);
CREATE TABLE "Receipt" (
  "ReceiptNo" int PRIMARY KEY,
  "MachineId" int NOT NULL REFERENCES "ReturnMachine",
  "PrintedAt" timestamptz NOT NULL,
  "PaidOutAt" timestamptz,
  "DonatedTo" text
);
CREATE TABLE "ReceiptLine" (
  "ReceiptNo" int REFERENCES "Receipt",
  "LineNo" int,
  "KindCode" text NOT NULL REFERENCES "ContainerKind",
  "BrandId" int REFERENCES "Brand",
  "Pieces" int NOT NULL,
  PRIMARY KEY ("ReceiptNo","LineNo")
);
CREATE TABLE "Pickup" (
  "PickupId" int PRIMARY KEY,
  "StoreId" int NOT NULL REFERENCES "Store",
  "Haulier" text NOT NULL,
  "PlannedFor" date NOT NULL,
  "DoneOn" date,
  "Sacks" int,
  "Kilos" numeric(7,1)
);
COMMENT ON COLUMN "ContainerKind"."DepositOre" IS 'Deposit in ore, 100 ore = 1 crown';
COMMENT ON COLUMN "Receipt"."PaidOutAt" IS 'Empty when the receipt has not been cashed at the till';
COMMENT ON COLUMN "Receipt"."DonatedTo" IS 'Charity chosen with the donate button';
