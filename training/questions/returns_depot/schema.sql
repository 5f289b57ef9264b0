CREATE TABLE "Seller" (
  "SellerId" int PRIMARY KEY,
  "SellerName" text NOT NULL,
  "Country" text NOT NULL,
  "FeePerParcel" numeric(6,2) NOT NULL,
  "ContractEnd" date
);
CREATE TABLE "Reason" (
  "ReasonCode" char(3) PRIMARY KEY,
  "Label" text NOT NULL
);
CREATE TABLE "Parcel" (
  "ParcelId" int PRIMARY KEY,
  "TrackingNo" text NOT NULL UNIQUE,
  "SellerId" int NOT NULL REFERENCES "Seller",
  "ReasonCode" char(3) REFERENCES "Reason",
  "ArrivedAt" timestamptz NOT NULL,
  "WeightGrams" int NOT NULL,
  "ItemTitle" text NOT NULL,
  "ItemValue" numeric(8,2) NOT NULL
);
CREATE TABLE "Inspector" (
  "InspectorId" int PRIMARY KEY,
  "FullName" text NOT NULL,
  "Shift" text NOT NULL,
  "HiredOn" date NOT NULL
);
CREATE TABLE "Inspection" (
  "InspectionId" int PRIMARY KEY,
  "ParcelId" int NOT NULL REFERENCES "Parcel",
  "InspectorId" int NOT NULL REFERENCES "Inspector",
  "StartedAt" timestamptz NOT NULL,
  "FinishedAt" timestamptz,
  "Grade" char(1)
);
CREATE TABLE "Outcome" (
  "ParcelId" int PRIMARY KEY REFERENCES "Parcel",
  "Action" text NOT NULL,
  "DecidedOn" date NOT NULL,
  "RefundAmount" numeric(8,2),
  "ResalePrice" numeric(8,2)
);
COMMENT ON COLUMN "Inspection"."Grade" IS 'A like new, B used, C damaged, D unsellable';
